// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/watchReply.schema.json","title":"WatchReply","description":"GET /templates/:id/watch?seen=…, held until something differs from what was seen.","type":"object","required":["mark","version","lock","standing","comments","pauseMs"],"properties":{"mark":{"type":"string","description":"Value of `seen` of the next call."},"version":{"type":"integer","description":"Base of the next save."},"lock":{"anyOf":[{"$ref":"common.schema.json#/$defs/lock"},{"type":"null"}]},"standing":{"type":"string","description":"Another one once the state, what is live, or what was asked and answered about approval has changed."},"comments":{"type":"integer","description":"Another one whenever something about the comments has changed."},"pauseMs":{"type":"integer","description":"Milliseconds to wait before the next call; 0: ask at once, the host holds the call."}}};
const schema13 = {"type":"object","required":["accountId","accountName","until"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"},"until":{"type":"integer","description":"Epoch milliseconds; the lock dies then unless it is renewed."},"askedBy":{"type":"object","description":"Who has asked for it and has not been told that it is kept.","required":["accountId","accountName"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"}}}},"title":"TemplateLock","description":"Who edits a template at this moment."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/watchReply.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mark === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mark"},message:"must have required property '"+"mark"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.lock === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lock"},message:"must have required property '"+"lock"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.standing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "standing"},message:"must have required property '"+"standing"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.comments === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comments"},message:"must have required property '"+"comments"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.pauseMs === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pauseMs"},message:"must have required property '"+"pauseMs"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.mark !== undefined){
if(typeof data.mark !== "string"){
const err6 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
let data1 = data.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.lock !== undefined){
let data2 = data.lock;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.accountId === undefined){
const err8 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.accountName === undefined){
const err9 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.until === undefined){
const err10 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.accountId !== undefined){
if(typeof data2.accountId !== "string"){
const err11 = {instancePath:instancePath+"/lock/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.accountName !== undefined){
if(typeof data2.accountName !== "string"){
const err12 = {instancePath:instancePath+"/lock/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.until !== undefined){
let data5 = data2.until;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err13 = {instancePath:instancePath+"/lock/until",schemaPath:"common.schema.json#/$defs/lock/properties/until/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.askedBy !== undefined){
let data6 = data2.askedBy;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.accountId === undefined){
const err14 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data6.accountName === undefined){
const err15 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data6.accountId !== undefined){
if(typeof data6.accountId !== "string"){
const err16 = {instancePath:instancePath+"/lock/askedBy/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data6.accountName !== undefined){
if(typeof data6.accountName !== "string"){
const err17 = {instancePath:instancePath+"/lock/askedBy/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err19 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs22 = errors;
if(data2 !== null){
const err20 = {instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err21 = {instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.standing !== undefined){
if(typeof data.standing !== "string"){
const err22 = {instancePath:instancePath+"/standing",schemaPath:"#/properties/standing/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.comments !== undefined){
let data10 = data.comments;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err23 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.pauseMs !== undefined){
let data11 = data.pauseMs;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err24 = {instancePath:instancePath+"/pauseMs",schemaPath:"#/properties/pauseMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

