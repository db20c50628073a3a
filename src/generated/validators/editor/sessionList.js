// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/sessionList.schema.json","title":"SessionList","description":"GET /sessions.","type":"object","required":["sessions"],"properties":{"sessions":{"type":"array","items":{"$ref":"common.schema.json#/$defs/sessionEntry"}}}};
const schema13 = {"type":"object","required":["id","createdAt","lastSeenAt","userAgent","isCurrent"],"properties":{"id":{"type":"string"},"createdAt":{"type":"integer","description":"Epoch milliseconds."},"lastSeenAt":{"type":"integer","description":"Epoch milliseconds."},"userAgent":{"type":"string"},"isCurrent":{"type":"boolean"}},"title":"SessionEntry","description":"One place where an account is signed in."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/sessionList.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sessions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sessions"},message:"must have required property '"+"sessions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sessions !== undefined){
let data0 = data.sessions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/sessions/" + i0,schemaPath:"common.schema.json#/$defs/sessionEntry/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.createdAt === undefined){
const err2 = {instancePath:instancePath+"/sessions/" + i0,schemaPath:"common.schema.json#/$defs/sessionEntry/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.lastSeenAt === undefined){
const err3 = {instancePath:instancePath+"/sessions/" + i0,schemaPath:"common.schema.json#/$defs/sessionEntry/required",keyword:"required",params:{missingProperty: "lastSeenAt"},message:"must have required property '"+"lastSeenAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.userAgent === undefined){
const err4 = {instancePath:instancePath+"/sessions/" + i0,schemaPath:"common.schema.json#/$defs/sessionEntry/required",keyword:"required",params:{missingProperty: "userAgent"},message:"must have required property '"+"userAgent"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.isCurrent === undefined){
const err5 = {instancePath:instancePath+"/sessions/" + i0,schemaPath:"common.schema.json#/$defs/sessionEntry/required",keyword:"required",params:{missingProperty: "isCurrent"},message:"must have required property '"+"isCurrent"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err6 = {instancePath:instancePath+"/sessions/" + i0+"/id",schemaPath:"common.schema.json#/$defs/sessionEntry/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.createdAt !== undefined){
let data3 = data1.createdAt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err7 = {instancePath:instancePath+"/sessions/" + i0+"/createdAt",schemaPath:"common.schema.json#/$defs/sessionEntry/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.lastSeenAt !== undefined){
let data4 = data1.lastSeenAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err8 = {instancePath:instancePath+"/sessions/" + i0+"/lastSeenAt",schemaPath:"common.schema.json#/$defs/sessionEntry/properties/lastSeenAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.userAgent !== undefined){
if(typeof data1.userAgent !== "string"){
const err9 = {instancePath:instancePath+"/sessions/" + i0+"/userAgent",schemaPath:"common.schema.json#/$defs/sessionEntry/properties/userAgent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.isCurrent !== undefined){
if(typeof data1.isCurrent !== "boolean"){
const err10 = {instancePath:instancePath+"/sessions/" + i0+"/isCurrent",schemaPath:"common.schema.json#/$defs/sessionEntry/properties/isCurrent/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err11 = {instancePath:instancePath+"/sessions/" + i0,schemaPath:"common.schema.json#/$defs/sessionEntry/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err12 = {instancePath:instancePath+"/sessions",schemaPath:"#/properties/sessions/type",keyword:"type",params:{type: "array"},message:"must be array"};
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

