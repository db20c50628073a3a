// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/bundleChecks.schema.json","title":"BundleChecks","description":"GET /bundles/:id/checks: what the checks say of each template, as if all were published.","type":"object","required":["checked"],"properties":{"checked":{"type":"array","items":{"type":"object","title":"CheckedMember","description":"What the checks say of one template of a bundle.","required":["templateId","findings"],"properties":{"templateId":{"type":"string"},"findings":{"type":"array","items":{"$ref":"common.schema.json#/$defs/finding"}}}}}}};
const schema13 = {"type":"object","required":["rule","severity","parameters","path","message"],"properties":{"rule":{"type":"string","description":"Key of its text in the locales."},"severity":{"enum":["error","warning"]},"block":{"type":"string","description":"Id of the innermost block that it belongs to; absent: the document's own."},"parameters":{"type":"object","additionalProperties":true},"path":{"type":"string","description":"JSON Pointer of what it is about; empty: the document itself."},"message":{"type":"string","description":"English, for whoever reads a log."},"standing":{"title":"EditorRuleStanding","type":"object","description":"Of a rule that does not hold today, and so only warns: since or until when.","required":["state","day"],"properties":{"state":{"enum":["coming","ended"]},"day":{"type":"string"}}}},"title":"EditorFinding","description":"One finding of the checks. Errors keep a template from being published, warnings ask."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/bundleChecks.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.checked === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "checked"},message:"must have required property '"+"checked"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.checked !== undefined){
let data0 = data.checked;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.templateId === undefined){
const err1 = {instancePath:instancePath+"/checked/" + i0,schemaPath:"#/properties/checked/items/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.findings === undefined){
const err2 = {instancePath:instancePath+"/checked/" + i0,schemaPath:"#/properties/checked/items/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.templateId !== undefined){
if(typeof data1.templateId !== "string"){
const err3 = {instancePath:instancePath+"/checked/" + i0+"/templateId",schemaPath:"#/properties/checked/items/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.findings !== undefined){
let data3 = data1.findings;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.rule === undefined){
const err4 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data4.severity === undefined){
const err5 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.parameters === undefined){
const err6 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.path === undefined){
const err7 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.message === undefined){
const err8 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.rule !== undefined){
if(typeof data4.rule !== "string"){
const err9 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/rule",schemaPath:"common.schema.json#/$defs/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.severity !== undefined){
let data6 = data4.severity;
if(!((data6 === "error") || (data6 === "warning"))){
const err10 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/severity",schemaPath:"common.schema.json#/$defs/finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema13.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.block !== undefined){
if(typeof data4.block !== "string"){
const err11 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/block",schemaPath:"common.schema.json#/$defs/finding/properties/block/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.parameters !== undefined){
let data8 = data4.parameters;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
}
else {
const err12 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/parameters",schemaPath:"common.schema.json#/$defs/finding/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.path !== undefined){
if(typeof data4.path !== "string"){
const err13 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/path",schemaPath:"common.schema.json#/$defs/finding/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.message !== undefined){
if(typeof data4.message !== "string"){
const err14 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/message",schemaPath:"common.schema.json#/$defs/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.standing !== undefined){
let data11 = data4.standing;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.state === undefined){
const err15 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data11.day === undefined){
const err16 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data11.state !== undefined){
let data12 = data11.state;
if(!((data12 === "coming") || (data12 === "ended"))){
const err17 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/standing/state",schemaPath:"common.schema.json#/$defs/finding/properties/standing/properties/state/enum",keyword:"enum",params:{allowedValues: schema13.properties.standing.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data11.day !== undefined){
if(typeof data11.day !== "string"){
const err18 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/standing/day",schemaPath:"common.schema.json#/$defs/finding/properties/standing/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/checked/" + i0+"/findings",schemaPath:"#/properties/checked/items/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/checked/" + i0,schemaPath:"#/properties/checked/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

