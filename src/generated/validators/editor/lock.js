// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/lock.schema.json","title":"LockReply","description":"PUT /templates/:id/lock.","type":"object","required":["lock"],"properties":{"lock":{"$ref":"common.schema.json#/$defs/lock"}}};
const schema13 = {"type":"object","required":["accountId","accountName","until"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"},"until":{"type":"integer","description":"Epoch milliseconds; the lock dies then unless it is renewed."},"askedBy":{"type":"object","description":"Who has asked for it and has not been told that it is kept.","required":["accountId","accountName"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"}}}},"title":"TemplateLock","description":"Who edits a template at this moment."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/lock.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lock === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lock"},message:"must have required property '"+"lock"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.lock !== undefined){
let data0 = data.lock;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.accountId === undefined){
const err1 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.accountName === undefined){
const err2 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.until === undefined){
const err3 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.accountId !== undefined){
if(typeof data0.accountId !== "string"){
const err4 = {instancePath:instancePath+"/lock/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.accountName !== undefined){
if(typeof data0.accountName !== "string"){
const err5 = {instancePath:instancePath+"/lock/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.until !== undefined){
let data3 = data0.until;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/lock/until",schemaPath:"common.schema.json#/$defs/lock/properties/until/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.askedBy !== undefined){
let data4 = data0.askedBy;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.accountId === undefined){
const err7 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.accountName === undefined){
const err8 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.accountId !== undefined){
if(typeof data4.accountId !== "string"){
const err9 = {instancePath:instancePath+"/lock/askedBy/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.accountName !== undefined){
if(typeof data4.accountName !== "string"){
const err10 = {instancePath:instancePath+"/lock/askedBy/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

