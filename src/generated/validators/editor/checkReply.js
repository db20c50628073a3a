// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/checkReply.schema.json","title":"CheckReply","description":"POST /checks: what the checks say of each document, in their order.","type":"object","required":["checked","notRun"],"properties":{"checked":{"type":"array","items":{"type":"object","required":["findings","weight"],"properties":{"findings":{"type":"array","items":{"$ref":"common.schema.json#/$defs/finding"}},"weight":{"anyOf":[{"type":"object","title":"CheckedWeight","description":"An estimate of what the page costs the reference phone.","required":["totalBytes","lcp","unknownPictures"],"properties":{"totalBytes":{"type":"integer"},"lcp":{"type":"integer","description":"Milliseconds until the first view."},"unknownPictures":{"type":"integer","description":"Pictures of unknown weight, which are left out."}}},{"type":"null"}]}}}},"notRun":{"type":"array","items":{"type":"string"},"description":"Rules that need the editor's own canvas."}}};
const schema13 = {"type":"object","required":["rule","severity","parameters","path","message"],"properties":{"rule":{"type":"string","description":"Key of its text in the locales."},"severity":{"enum":["error","warning"]},"block":{"type":"string","description":"Id of the innermost block that it belongs to; absent: the document's own."},"parameters":{"type":"object","additionalProperties":true},"path":{"type":"string","description":"JSON Pointer of what it is about; empty: the document itself."},"message":{"type":"string","description":"English, for whoever reads a log."},"standing":{"title":"EditorRuleStanding","type":"object","description":"Of a rule that does not hold today, and so only warns: since or until when.","required":["state","day"],"properties":{"state":{"enum":["coming","ended"]},"day":{"type":"string"}}}},"title":"EditorFinding","description":"One finding of the checks. Errors keep a template from being published, warnings ask."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/checkReply.schema.json" */;
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
if(data.notRun === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "notRun"},message:"must have required property '"+"notRun"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
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
if(data1.weight === undefined){
const err3 = {instancePath:instancePath+"/checked/" + i0,schemaPath:"#/properties/checked/items/required",keyword:"required",params:{missingProperty: "weight"},message:"must have required property '"+"weight"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.findings !== undefined){
let data2 = data1.findings;
if(Array.isArray(data2)){
const len1 = data2.length;
for(let i1=0; i1<len1; i1++){
let data3 = data2[i1];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.rule === undefined){
const err4 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data3.severity === undefined){
const err5 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data3.parameters === undefined){
const err6 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.path === undefined){
const err7 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.message === undefined){
const err8 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.rule !== undefined){
if(typeof data3.rule !== "string"){
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
if(data3.severity !== undefined){
let data5 = data3.severity;
if(!((data5 === "error") || (data5 === "warning"))){
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
if(data3.block !== undefined){
if(typeof data3.block !== "string"){
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
if(data3.parameters !== undefined){
let data7 = data3.parameters;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
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
if(data3.path !== undefined){
if(typeof data3.path !== "string"){
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
if(data3.message !== undefined){
if(typeof data3.message !== "string"){
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
if(data3.standing !== undefined){
let data10 = data3.standing;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.state === undefined){
const err15 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data10.day === undefined){
const err16 = {instancePath:instancePath+"/checked/" + i0+"/findings/" + i1+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data10.state !== undefined){
let data11 = data10.state;
if(!((data11 === "coming") || (data11 === "ended"))){
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
if(data10.day !== undefined){
if(typeof data10.day !== "string"){
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
if(data1.weight !== undefined){
let data13 = data1.weight;
const _errs28 = errors;
let valid9 = false;
const _errs29 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.totalBytes === undefined){
const err22 = {instancePath:instancePath+"/checked/" + i0+"/weight",schemaPath:"#/properties/checked/items/properties/weight/anyOf/0/required",keyword:"required",params:{missingProperty: "totalBytes"},message:"must have required property '"+"totalBytes"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data13.lcp === undefined){
const err23 = {instancePath:instancePath+"/checked/" + i0+"/weight",schemaPath:"#/properties/checked/items/properties/weight/anyOf/0/required",keyword:"required",params:{missingProperty: "lcp"},message:"must have required property '"+"lcp"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data13.unknownPictures === undefined){
const err24 = {instancePath:instancePath+"/checked/" + i0+"/weight",schemaPath:"#/properties/checked/items/properties/weight/anyOf/0/required",keyword:"required",params:{missingProperty: "unknownPictures"},message:"must have required property '"+"unknownPictures"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13.totalBytes !== undefined){
let data14 = data13.totalBytes;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err25 = {instancePath:instancePath+"/checked/" + i0+"/weight/totalBytes",schemaPath:"#/properties/checked/items/properties/weight/anyOf/0/properties/totalBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data13.lcp !== undefined){
let data15 = data13.lcp;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err26 = {instancePath:instancePath+"/checked/" + i0+"/weight/lcp",schemaPath:"#/properties/checked/items/properties/weight/anyOf/0/properties/lcp/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13.unknownPictures !== undefined){
let data16 = data13.unknownPictures;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
const err27 = {instancePath:instancePath+"/checked/" + i0+"/weight/unknownPictures",schemaPath:"#/properties/checked/items/properties/weight/anyOf/0/properties/unknownPictures/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/checked/" + i0+"/weight",schemaPath:"#/properties/checked/items/properties/weight/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid0 = _errs29 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs37 = errors;
if(data13 !== null){
const err29 = {instancePath:instancePath+"/checked/" + i0+"/weight",schemaPath:"#/properties/checked/items/properties/weight/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
var _valid0 = _errs37 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
const err30 = {instancePath:instancePath+"/checked/" + i0+"/weight",schemaPath:"#/properties/checked/items/properties/weight/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
errors = _errs28;
if(vErrors !== null){
if(_errs28){
vErrors.length = _errs28;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err31 = {instancePath:instancePath+"/checked/" + i0,schemaPath:"#/properties/checked/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/checked",schemaPath:"#/properties/checked/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.notRun !== undefined){
let data17 = data.notRun;
if(Array.isArray(data17)){
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(typeof data17[i2] !== "string"){
const err33 = {instancePath:instancePath+"/notRun/" + i2,schemaPath:"#/properties/notRun/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/notRun",schemaPath:"#/properties/notRun/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

