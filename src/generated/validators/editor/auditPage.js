// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"editor/auditPage.schema.json","title":"AuditPage","description":"GET /audit, newest first.","type":"object","required":["entries","next"],"properties":{"entries":{"type":"array","items":{"$ref":"common.schema.json#/$defs/auditEntry"}},"next":{"type":["integer","null"],"description":"Value of `before` for the entries that follow; null: these were the last."}}};
const schema13 = {"type":"object","required":["id","at","accountId","accountName","action","subject","detail"],"properties":{"id":{"type":"integer"},"at":{"type":"integer","description":"Epoch milliseconds."},"accountId":{"type":["string","null"]},"accountName":{"type":"string","description":"terminal: a command of the terminal; empty: nobody was signed in."},"action":{"type":"string"},"subject":{"type":"string"},"detail":{"type":"string"}},"title":"AuditEntry","description":"One row of the audit log."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="editor/auditPage.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.next === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.entries !== undefined){
let data0 = data.entries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"common.schema.json#/$defs/auditEntry/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.at === undefined){
const err3 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"common.schema.json#/$defs/auditEntry/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.accountId === undefined){
const err4 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"common.schema.json#/$defs/auditEntry/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.accountName === undefined){
const err5 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"common.schema.json#/$defs/auditEntry/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.action === undefined){
const err6 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"common.schema.json#/$defs/auditEntry/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.subject === undefined){
const err7 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"common.schema.json#/$defs/auditEntry/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.detail === undefined){
const err8 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"common.schema.json#/$defs/auditEntry/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/entries/" + i0+"/id",schemaPath:"common.schema.json#/$defs/auditEntry/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.at !== undefined){
let data3 = data1.at;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err10 = {instancePath:instancePath+"/entries/" + i0+"/at",schemaPath:"common.schema.json#/$defs/auditEntry/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.accountId !== undefined){
let data4 = data1.accountId;
if((typeof data4 !== "string") && (data4 !== null)){
const err11 = {instancePath:instancePath+"/entries/" + i0+"/accountId",schemaPath:"common.schema.json#/$defs/auditEntry/properties/accountId/type",keyword:"type",params:{type: schema13.properties.accountId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.accountName !== undefined){
if(typeof data1.accountName !== "string"){
const err12 = {instancePath:instancePath+"/entries/" + i0+"/accountName",schemaPath:"common.schema.json#/$defs/auditEntry/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.action !== undefined){
if(typeof data1.action !== "string"){
const err13 = {instancePath:instancePath+"/entries/" + i0+"/action",schemaPath:"common.schema.json#/$defs/auditEntry/properties/action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.subject !== undefined){
if(typeof data1.subject !== "string"){
const err14 = {instancePath:instancePath+"/entries/" + i0+"/subject",schemaPath:"common.schema.json#/$defs/auditEntry/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.detail !== undefined){
if(typeof data1.detail !== "string"){
const err15 = {instancePath:instancePath+"/entries/" + i0+"/detail",schemaPath:"common.schema.json#/$defs/auditEntry/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/entries/" + i0,schemaPath:"common.schema.json#/$defs/auditEntry/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.next !== undefined){
let data9 = data.next;
if((!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))) && (data9 !== null)){
const err18 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema11.properties.next.type},message:"must be integer,null"};
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
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

