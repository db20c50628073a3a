// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/approvalQuestion.schema.json","title":"ApprovalQuestion","description":"What a link asks whoever has it, and what has become of it.","type":"object","required":["state","appName","name","subject","madeByName","expiresAt","sha256","asked","answered"],"properties":{"state":{"enum":["open","approved","changeAsked","expired","revoked","changed","decided"],"description":"open: it waits for an answer; approved, changeAsked: it was answered; changed: what it is about is not the same any more; decided: somebody else has approved it."},"appName":{"type":"string"},"name":{"type":"string","description":"Whom it is for."},"subject":{"type":"string","description":"What the template or the bundle is called."},"madeByName":{"type":"string"},"expiresAt":{"type":"integer","description":"Epoch milliseconds."},"sha256":{"type":"string","description":"Stands for the exact bytes that it is about."},"asked":{"description":"What is asked; null: nothing any more.","anyOf":[{"type":"null"},{"type":"object","title":"AskedQuestion","description":"What is asked, by whom and about which pages.","required":["byName","at","note","pages"],"properties":{"byName":{"type":"string"},"at":{"type":"integer","description":"Epoch milliseconds."},"note":{"type":"string"},"pages":{"type":"array","items":{"$ref":"common.schema.json#/$defs/askedPage"}}}}]},"answered":{"description":"The answer that there is, by this link or, of a link that is decided, by somebody else; null: none.","anyOf":[{"type":"null"},{"type":"object","title":"GivenAnswer","description":"Who answered, when, and what is to be changed.","required":["byName","at","note"],"properties":{"byName":{"type":"string"},"at":{"type":"integer","description":"Epoch milliseconds."},"note":{"type":"string"}}}]}}};
const schema13 = {"type":"object","title":"AskedPage","description":"One page that somebody without an account is asked about.","required":["templateId","name","before","beforeAddress","after","afterAddress","findings"],"properties":{"templateId":{"type":"string"},"name":{"type":"string"},"before":{"type":["string","null"],"description":"Exact JSON text of what is live; null: nothing."},"beforeAddress":{"type":["string","null"],"description":"Where the host draws it, with a query."},"after":{"type":"string","description":"Exact JSON text that is asked about."},"afterAddress":{"type":"string","description":"Where the host draws it, with a query."},"findings":{"type":"array","items":{"$ref":"#/$defs/finding"}}}};
const schema14 = {"type":"object","required":["rule","severity","parameters","path","message"],"properties":{"rule":{"type":"string","description":"Key of its text in the locales."},"severity":{"enum":["error","warning"]},"block":{"type":"string","description":"Id of the innermost block that it belongs to; absent: the document's own."},"parameters":{"type":"object","additionalProperties":true},"path":{"type":"string","description":"JSON Pointer of what it is about; empty: the document itself."},"message":{"type":"string","description":"English, for whoever reads a log."},"standing":{"title":"EditorRuleStanding","type":"object","description":"Of a rule that does not hold today, and so only warns: since or until when.","required":["state","day"],"properties":{"state":{"enum":["coming","ended"]},"day":{"type":"string"}}}},"title":"EditorFinding","description":"One finding of the checks. Errors keep a template from being published, warnings ask."};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.templateId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.before === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.beforeAddress === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "beforeAddress"},message:"must have required property '"+"beforeAddress"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.after === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.afterAddress === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "afterAddress"},message:"must have required property '"+"afterAddress"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.findings === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.templateId !== undefined){
if(typeof data.templateId !== "string"){
const err7 = {instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.before !== undefined){
let data2 = data.before;
if((typeof data2 !== "string") && (data2 !== null)){
const err9 = {instancePath:instancePath+"/before",schemaPath:"#/properties/before/type",keyword:"type",params:{type: schema13.properties.before.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.beforeAddress !== undefined){
let data3 = data.beforeAddress;
if((typeof data3 !== "string") && (data3 !== null)){
const err10 = {instancePath:instancePath+"/beforeAddress",schemaPath:"#/properties/beforeAddress/type",keyword:"type",params:{type: schema13.properties.beforeAddress.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.after !== undefined){
if(typeof data.after !== "string"){
const err11 = {instancePath:instancePath+"/after",schemaPath:"#/properties/after/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.afterAddress !== undefined){
if(typeof data.afterAddress !== "string"){
const err12 = {instancePath:instancePath+"/afterAddress",schemaPath:"#/properties/afterAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.findings !== undefined){
let data6 = data.findings;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.rule === undefined){
const err13 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.severity === undefined){
const err14 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/finding/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.parameters === undefined){
const err15 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/finding/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.path === undefined){
const err16 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/finding/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.message === undefined){
const err17 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.rule !== undefined){
if(typeof data7.rule !== "string"){
const err18 = {instancePath:instancePath+"/findings/" + i0+"/rule",schemaPath:"#/$defs/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.severity !== undefined){
let data9 = data7.severity;
if(!((data9 === "error") || (data9 === "warning"))){
const err19 = {instancePath:instancePath+"/findings/" + i0+"/severity",schemaPath:"#/$defs/finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema14.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.block !== undefined){
if(typeof data7.block !== "string"){
const err20 = {instancePath:instancePath+"/findings/" + i0+"/block",schemaPath:"#/$defs/finding/properties/block/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.parameters !== undefined){
let data11 = data7.parameters;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
}
else {
const err21 = {instancePath:instancePath+"/findings/" + i0+"/parameters",schemaPath:"#/$defs/finding/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.path !== undefined){
if(typeof data7.path !== "string"){
const err22 = {instancePath:instancePath+"/findings/" + i0+"/path",schemaPath:"#/$defs/finding/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.message !== undefined){
if(typeof data7.message !== "string"){
const err23 = {instancePath:instancePath+"/findings/" + i0+"/message",schemaPath:"#/$defs/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.standing !== undefined){
let data14 = data7.standing;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.state === undefined){
const err24 = {instancePath:instancePath+"/findings/" + i0+"/standing",schemaPath:"#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data14.day === undefined){
const err25 = {instancePath:instancePath+"/findings/" + i0+"/standing",schemaPath:"#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data14.state !== undefined){
let data15 = data14.state;
if(!((data15 === "coming") || (data15 === "ended"))){
const err26 = {instancePath:instancePath+"/findings/" + i0+"/standing/state",schemaPath:"#/$defs/finding/properties/standing/properties/state/enum",keyword:"enum",params:{allowedValues: schema14.properties.standing.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data14.day !== undefined){
if(typeof data14.day !== "string"){
const err27 = {instancePath:instancePath+"/findings/" + i0+"/standing/day",schemaPath:"#/$defs/finding/properties/standing/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath:instancePath+"/findings/" + i0+"/standing",schemaPath:"#/$defs/finding/properties/standing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/findings/" + i0,schemaPath:"#/$defs/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/approvalQuestion.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.state === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.appName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "appName"},message:"must have required property '"+"appName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.subject === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.madeByName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "madeByName"},message:"must have required property '"+"madeByName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.expiresAt === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.sha256 === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.asked === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "asked"},message:"must have required property '"+"asked"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.answered === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answered"},message:"must have required property '"+"answered"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.state !== undefined){
let data0 = data.state;
if(!(((((((data0 === "open") || (data0 === "approved")) || (data0 === "changeAsked")) || (data0 === "expired")) || (data0 === "revoked")) || (data0 === "changed")) || (data0 === "decided"))){
const err9 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/enum",keyword:"enum",params:{allowedValues: schema11.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.appName !== undefined){
if(typeof data.appName !== "string"){
const err10 = {instancePath:instancePath+"/appName",schemaPath:"#/properties/appName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err11 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err12 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.madeByName !== undefined){
if(typeof data.madeByName !== "string"){
const err13 = {instancePath:instancePath+"/madeByName",schemaPath:"#/properties/madeByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.expiresAt !== undefined){
let data5 = data.expiresAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err14 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sha256 !== undefined){
if(typeof data.sha256 !== "string"){
const err15 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.asked !== undefined){
let data7 = data.asked;
const _errs15 = errors;
let valid1 = false;
const _errs16 = errors;
if(data7 !== null){
const err16 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs18 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.byName === undefined){
const err17 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/anyOf/1/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.at === undefined){
const err18 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/anyOf/1/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.note === undefined){
const err19 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/anyOf/1/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.pages === undefined){
const err20 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/anyOf/1/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data7.byName !== undefined){
if(typeof data7.byName !== "string"){
const err21 = {instancePath:instancePath+"/asked/byName",schemaPath:"#/properties/asked/anyOf/1/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.at !== undefined){
let data9 = data7.at;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err22 = {instancePath:instancePath+"/asked/at",schemaPath:"#/properties/asked/anyOf/1/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.note !== undefined){
if(typeof data7.note !== "string"){
const err23 = {instancePath:instancePath+"/asked/note",schemaPath:"#/properties/asked/anyOf/1/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.pages !== undefined){
let data11 = data7.pages;
if(Array.isArray(data11)){
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data11[i0], {instancePath:instancePath+"/asked/pages/" + i0,parentData:data11,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/asked/pages",schemaPath:"#/properties/asked/anyOf/1/properties/pages/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs18 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err26 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.answered !== undefined){
let data13 = data.answered;
const _errs30 = errors;
let valid5 = false;
const _errs31 = errors;
if(data13 !== null){
const err27 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/anyOf/0/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid1 = _errs31 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs33 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.byName === undefined){
const err28 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/anyOf/1/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.at === undefined){
const err29 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/anyOf/1/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.note === undefined){
const err30 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/anyOf/1/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.byName !== undefined){
if(typeof data13.byName !== "string"){
const err31 = {instancePath:instancePath+"/answered/byName",schemaPath:"#/properties/answered/anyOf/1/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data13.at !== undefined){
let data15 = data13.at;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err32 = {instancePath:instancePath+"/answered/at",schemaPath:"#/properties/answered/anyOf/1/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data13.note !== undefined){
if(typeof data13.note !== "string"){
const err33 = {instancePath:instancePath+"/answered/note",schemaPath:"#/properties/answered/anyOf/1/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err34 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/anyOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
var _valid1 = _errs33 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err35 = {instancePath:instancePath+"/answered",schemaPath:"#/properties/answered/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
else {
errors = _errs30;
if(vErrors !== null){
if(_errs30){
vErrors.length = _errs30;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

