// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/draft.schema.json","title":"DraftReply","description":"PUT /templates/:id/draft.","type":"object","required":["draft"],"properties":{"draft":{"$ref":"common.schema.json#/$defs/draft"}}};
const schema13 = {"type":"object","required":["version","document","sha256","changedAt","changedById","changedByName"],"properties":{"version":{"type":"integer","description":"Grows with every save."},"document":{"type":"string","description":"Exact JSON text."},"sha256":{"type":"string"},"changedAt":{"type":"integer","description":"Epoch milliseconds."},"changedById":{"type":"string"},"changedByName":{"type":"string"}},"title":"Draft","description":"What is edited and not yet live."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/draft.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.draft === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.draft !== undefined){
let data0 = data.draft;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.version === undefined){
const err1 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.document === undefined){
const err2 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.sha256 === undefined){
const err3 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.changedAt === undefined){
const err4 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.changedById === undefined){
const err5 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedById"},message:"must have required property '"+"changedById"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.changedByName === undefined){
const err6 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedByName"},message:"must have required property '"+"changedByName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.version !== undefined){
let data1 = data0.version;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/draft/version",schemaPath:"common.schema.json#/$defs/draft/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.document !== undefined){
if(typeof data0.document !== "string"){
const err8 = {instancePath:instancePath+"/draft/document",schemaPath:"common.schema.json#/$defs/draft/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.sha256 !== undefined){
if(typeof data0.sha256 !== "string"){
const err9 = {instancePath:instancePath+"/draft/sha256",schemaPath:"common.schema.json#/$defs/draft/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.changedAt !== undefined){
let data4 = data0.changedAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err10 = {instancePath:instancePath+"/draft/changedAt",schemaPath:"common.schema.json#/$defs/draft/properties/changedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.changedById !== undefined){
if(typeof data0.changedById !== "string"){
const err11 = {instancePath:instancePath+"/draft/changedById",schemaPath:"common.schema.json#/$defs/draft/properties/changedById/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.changedByName !== undefined){
if(typeof data0.changedByName !== "string"){
const err12 = {instancePath:instancePath+"/draft/changedByName",schemaPath:"common.schema.json#/$defs/draft/properties/changedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err13 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

