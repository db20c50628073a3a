// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/error.schema.json","title":"EditorError","description":"Every refused call.","type":"object","required":["error"],"properties":{"error":{"type":"object","required":["code","message"],"properties":{"code":{"enum":["invalid","signedOut","forbidden","passwordChange","secondFactorSetUp","signInAgain","secondFactorNeeded","crossSite","notFound","conflict","approvalNeeded","locked","blocked","warnings","tooLarge","unsupported","tooMany","gone","failed","unavailable","storageFull","storageReadOnly","storageDamaged"]},"message":{"type":"string","description":"English, for whoever reads a log; people are told by the code."},"faults":{"type":"array","items":{"type":"object","required":["path","message"],"properties":{"path":{"type":"string"},"message":{"type":"string"}}}},"findings":{"type":"array","items":{"$ref":"common.schema.json#/$defs/finding"}},"current":{"$ref":"common.schema.json#/$defs/draft"},"lock":{"$ref":"common.schema.json#/$defs/lock"},"secondFactor":{"title":"SecondStep","description":"Of a sign-in whose password was right: the step that is left.","type":"object","required":["page","kinds","expiresAt"],"properties":{"page":{"type":"string","description":"Goes with every call of the step: it stays in the page that began it."},"kinds":{"type":"array","items":{"$ref":"common.schema.json#/$defs/secondFactorKind"}},"expiresAt":{"type":"integer","description":"Epoch milliseconds."}}},"reason":{"type":"string","description":"Of a refused picture or section: why. market, everyMarket: of what is closed to accounts and tokens of some markets; provider: what the identity provider says; scheduled, guarded: what an experiment is not ended over; counter: of a security key that has counted back."}},"title":"EditorRefusal"}}};
const schema13 = {"type":"object","required":["rule","severity","parameters","path","message"],"properties":{"rule":{"type":"string","description":"Key of its text in the locales."},"severity":{"enum":["error","warning"]},"block":{"type":"string","description":"Id of the innermost block that it belongs to; absent: the document's own."},"parameters":{"type":"object","additionalProperties":true},"path":{"type":"string","description":"JSON Pointer of what it is about; empty: the document itself."},"message":{"type":"string","description":"English, for whoever reads a log."},"standing":{"title":"EditorRuleStanding","type":"object","description":"Of a rule that does not hold today, and so only warns: since or until when.","required":["state","day"],"properties":{"state":{"enum":["coming","ended"]},"day":{"type":"string"}}}},"title":"EditorFinding","description":"One finding of the checks. Errors keep a template from being published, warnings ask."};
const schema14 = {"type":"object","required":["version","document","sha256","changedAt","changedById","changedByName"],"properties":{"version":{"type":"integer","description":"Grows with every save."},"document":{"type":"string","description":"Exact JSON text."},"sha256":{"type":"string"},"changedAt":{"type":"integer","description":"Epoch milliseconds."},"changedById":{"type":"string"},"changedByName":{"type":"string"}},"title":"Draft","description":"What is edited and not yet live."};
const schema15 = {"type":"object","required":["accountId","accountName","until"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"},"until":{"type":"integer","description":"Epoch milliseconds; the lock dies then unless it is renewed."},"askedBy":{"type":"object","description":"Who has asked for it and has not been told that it is kept.","required":["accountId","accountName"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"}}}},"title":"TemplateLock","description":"Who edits a template at this moment."};
const schema16 = {"title":"SecondFactorKind","description":"What a sign-in can be finished with.","enum":["totp","key","recoveryCode"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/error.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.error === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "error"},message:"must have required property '"+"error"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.error !== undefined){
let data0 = data.error;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
const err1 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.message === undefined){
const err2 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.code !== undefined){
let data1 = data0.code;
if(!(((((((((((((((((((((((data1 === "invalid") || (data1 === "signedOut")) || (data1 === "forbidden")) || (data1 === "passwordChange")) || (data1 === "secondFactorSetUp")) || (data1 === "signInAgain")) || (data1 === "secondFactorNeeded")) || (data1 === "crossSite")) || (data1 === "notFound")) || (data1 === "conflict")) || (data1 === "approvalNeeded")) || (data1 === "locked")) || (data1 === "blocked")) || (data1 === "warnings")) || (data1 === "tooLarge")) || (data1 === "unsupported")) || (data1 === "tooMany")) || (data1 === "gone")) || (data1 === "failed")) || (data1 === "unavailable")) || (data1 === "storageFull")) || (data1 === "storageReadOnly")) || (data1 === "storageDamaged"))){
const err3 = {instancePath:instancePath+"/error/code",schemaPath:"#/properties/error/properties/code/enum",keyword:"enum",params:{allowedValues: schema11.properties.error.properties.code.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.message !== undefined){
if(typeof data0.message !== "string"){
const err4 = {instancePath:instancePath+"/error/message",schemaPath:"#/properties/error/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.faults !== undefined){
let data3 = data0.faults;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.path === undefined){
const err5 = {instancePath:instancePath+"/error/faults/" + i0,schemaPath:"#/properties/error/properties/faults/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.message === undefined){
const err6 = {instancePath:instancePath+"/error/faults/" + i0,schemaPath:"#/properties/error/properties/faults/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.path !== undefined){
if(typeof data4.path !== "string"){
const err7 = {instancePath:instancePath+"/error/faults/" + i0+"/path",schemaPath:"#/properties/error/properties/faults/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data4.message !== undefined){
if(typeof data4.message !== "string"){
const err8 = {instancePath:instancePath+"/error/faults/" + i0+"/message",schemaPath:"#/properties/error/properties/faults/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/error/faults/" + i0,schemaPath:"#/properties/error/properties/faults/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/error/faults",schemaPath:"#/properties/error/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.findings !== undefined){
let data7 = data0.findings;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.rule === undefined){
const err11 = {instancePath:instancePath+"/error/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.severity === undefined){
const err12 = {instancePath:instancePath+"/error/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.parameters === undefined){
const err13 = {instancePath:instancePath+"/error/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.path === undefined){
const err14 = {instancePath:instancePath+"/error/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8.message === undefined){
const err15 = {instancePath:instancePath+"/error/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.rule !== undefined){
if(typeof data8.rule !== "string"){
const err16 = {instancePath:instancePath+"/error/findings/" + i1+"/rule",schemaPath:"common.schema.json#/$defs/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.severity !== undefined){
let data10 = data8.severity;
if(!((data10 === "error") || (data10 === "warning"))){
const err17 = {instancePath:instancePath+"/error/findings/" + i1+"/severity",schemaPath:"common.schema.json#/$defs/finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema13.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.block !== undefined){
if(typeof data8.block !== "string"){
const err18 = {instancePath:instancePath+"/error/findings/" + i1+"/block",schemaPath:"common.schema.json#/$defs/finding/properties/block/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.parameters !== undefined){
let data12 = data8.parameters;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
}
else {
const err19 = {instancePath:instancePath+"/error/findings/" + i1+"/parameters",schemaPath:"common.schema.json#/$defs/finding/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.path !== undefined){
if(typeof data8.path !== "string"){
const err20 = {instancePath:instancePath+"/error/findings/" + i1+"/path",schemaPath:"common.schema.json#/$defs/finding/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.message !== undefined){
if(typeof data8.message !== "string"){
const err21 = {instancePath:instancePath+"/error/findings/" + i1+"/message",schemaPath:"common.schema.json#/$defs/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.standing !== undefined){
let data15 = data8.standing;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.state === undefined){
const err22 = {instancePath:instancePath+"/error/findings/" + i1+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data15.day === undefined){
const err23 = {instancePath:instancePath+"/error/findings/" + i1+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data15.state !== undefined){
let data16 = data15.state;
if(!((data16 === "coming") || (data16 === "ended"))){
const err24 = {instancePath:instancePath+"/error/findings/" + i1+"/standing/state",schemaPath:"common.schema.json#/$defs/finding/properties/standing/properties/state/enum",keyword:"enum",params:{allowedValues: schema13.properties.standing.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data15.day !== undefined){
if(typeof data15.day !== "string"){
const err25 = {instancePath:instancePath+"/error/findings/" + i1+"/standing/day",schemaPath:"common.schema.json#/$defs/finding/properties/standing/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/error/findings/" + i1+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/error/findings/" + i1,schemaPath:"common.schema.json#/$defs/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err28 = {instancePath:instancePath+"/error/findings",schemaPath:"#/properties/error/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data0.current !== undefined){
let data18 = data0.current;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.version === undefined){
const err29 = {instancePath:instancePath+"/error/current",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data18.document === undefined){
const err30 = {instancePath:instancePath+"/error/current",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data18.sha256 === undefined){
const err31 = {instancePath:instancePath+"/error/current",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data18.changedAt === undefined){
const err32 = {instancePath:instancePath+"/error/current",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data18.changedById === undefined){
const err33 = {instancePath:instancePath+"/error/current",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedById"},message:"must have required property '"+"changedById"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data18.changedByName === undefined){
const err34 = {instancePath:instancePath+"/error/current",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedByName"},message:"must have required property '"+"changedByName"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data18.version !== undefined){
let data19 = data18.version;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err35 = {instancePath:instancePath+"/error/current/version",schemaPath:"common.schema.json#/$defs/draft/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data18.document !== undefined){
if(typeof data18.document !== "string"){
const err36 = {instancePath:instancePath+"/error/current/document",schemaPath:"common.schema.json#/$defs/draft/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data18.sha256 !== undefined){
if(typeof data18.sha256 !== "string"){
const err37 = {instancePath:instancePath+"/error/current/sha256",schemaPath:"common.schema.json#/$defs/draft/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data18.changedAt !== undefined){
let data22 = data18.changedAt;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err38 = {instancePath:instancePath+"/error/current/changedAt",schemaPath:"common.schema.json#/$defs/draft/properties/changedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data18.changedById !== undefined){
if(typeof data18.changedById !== "string"){
const err39 = {instancePath:instancePath+"/error/current/changedById",schemaPath:"common.schema.json#/$defs/draft/properties/changedById/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data18.changedByName !== undefined){
if(typeof data18.changedByName !== "string"){
const err40 = {instancePath:instancePath+"/error/current/changedByName",schemaPath:"common.schema.json#/$defs/draft/properties/changedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/error/current",schemaPath:"common.schema.json#/$defs/draft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data0.lock !== undefined){
let data25 = data0.lock;
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.accountId === undefined){
const err42 = {instancePath:instancePath+"/error/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data25.accountName === undefined){
const err43 = {instancePath:instancePath+"/error/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data25.until === undefined){
const err44 = {instancePath:instancePath+"/error/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data25.accountId !== undefined){
if(typeof data25.accountId !== "string"){
const err45 = {instancePath:instancePath+"/error/lock/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data25.accountName !== undefined){
if(typeof data25.accountName !== "string"){
const err46 = {instancePath:instancePath+"/error/lock/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data25.until !== undefined){
let data28 = data25.until;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err47 = {instancePath:instancePath+"/error/lock/until",schemaPath:"common.schema.json#/$defs/lock/properties/until/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data25.askedBy !== undefined){
let data29 = data25.askedBy;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.accountId === undefined){
const err48 = {instancePath:instancePath+"/error/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data29.accountName === undefined){
const err49 = {instancePath:instancePath+"/error/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data29.accountId !== undefined){
if(typeof data29.accountId !== "string"){
const err50 = {instancePath:instancePath+"/error/lock/askedBy/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data29.accountName !== undefined){
if(typeof data29.accountName !== "string"){
const err51 = {instancePath:instancePath+"/error/lock/askedBy/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/error/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/error/lock",schemaPath:"common.schema.json#/$defs/lock/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data0.secondFactor !== undefined){
let data32 = data0.secondFactor;
if(data32 && typeof data32 == "object" && !Array.isArray(data32)){
if(data32.page === undefined){
const err54 = {instancePath:instancePath+"/error/secondFactor",schemaPath:"#/properties/error/properties/secondFactor/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data32.kinds === undefined){
const err55 = {instancePath:instancePath+"/error/secondFactor",schemaPath:"#/properties/error/properties/secondFactor/required",keyword:"required",params:{missingProperty: "kinds"},message:"must have required property '"+"kinds"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data32.expiresAt === undefined){
const err56 = {instancePath:instancePath+"/error/secondFactor",schemaPath:"#/properties/error/properties/secondFactor/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data32.page !== undefined){
if(typeof data32.page !== "string"){
const err57 = {instancePath:instancePath+"/error/secondFactor/page",schemaPath:"#/properties/error/properties/secondFactor/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data32.kinds !== undefined){
let data34 = data32.kinds;
if(Array.isArray(data34)){
const len2 = data34.length;
for(let i2=0; i2<len2; i2++){
let data35 = data34[i2];
if(!(((data35 === "totp") || (data35 === "key")) || (data35 === "recoveryCode"))){
const err58 = {instancePath:instancePath+"/error/secondFactor/kinds/" + i2,schemaPath:"common.schema.json#/$defs/secondFactorKind/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
}
else {
const err59 = {instancePath:instancePath+"/error/secondFactor/kinds",schemaPath:"#/properties/error/properties/secondFactor/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data32.expiresAt !== undefined){
let data36 = data32.expiresAt;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err60 = {instancePath:instancePath+"/error/secondFactor/expiresAt",schemaPath:"#/properties/error/properties/secondFactor/properties/expiresAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/error/secondFactor",schemaPath:"#/properties/error/properties/secondFactor/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data0.reason !== undefined){
if(typeof data0.reason !== "string"){
const err62 = {instancePath:instancePath+"/error/reason",schemaPath:"#/properties/error/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/error",schemaPath:"#/properties/error/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

