// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/changedSection.schema.json","title":"ChangedSection","description":"POST /sections, PATCH /sections/:id.","type":"object","required":["section"],"properties":{"section":{"$ref":"common.schema.json#/$defs/section"}}};
const schema13 = {"type":"object","required":["id","name","types","bytes","createdAt","createdByName"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"types":{"type":"array","items":{"type":"string"},"description":"Types of its blocks, in their order."},"bytes":{"type":"integer"},"createdAt":{"type":"integer","description":"Epoch milliseconds."},"createdByName":{"type":"string"}},"title":"Section","description":"Blocks that a team keeps under a name."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/changedSection.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.section === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "section"},message:"must have required property '"+"section"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.section !== undefined){
let data0 = data.section;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err1 = {instancePath:instancePath+"/section",schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/section",schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.types === undefined){
const err3 = {instancePath:instancePath+"/section",schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "types"},message:"must have required property '"+"types"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.bytes === undefined){
const err4 = {instancePath:instancePath+"/section",schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.createdAt === undefined){
const err5 = {instancePath:instancePath+"/section",schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.createdByName === undefined){
const err6 = {instancePath:instancePath+"/section",schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "createdByName"},message:"must have required property '"+"createdByName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
const err7 = {instancePath:instancePath+"/section/id",schemaPath:"common.schema.json#/$defs/section/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err8 = {instancePath:instancePath+"/section/name",schemaPath:"common.schema.json#/$defs/section/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.types !== undefined){
let data3 = data0.types;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err9 = {instancePath:instancePath+"/section/types/" + i0,schemaPath:"common.schema.json#/$defs/section/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err10 = {instancePath:instancePath+"/section/types",schemaPath:"common.schema.json#/$defs/section/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.bytes !== undefined){
let data5 = data0.bytes;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err11 = {instancePath:instancePath+"/section/bytes",schemaPath:"common.schema.json#/$defs/section/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.createdAt !== undefined){
let data6 = data0.createdAt;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/section/createdAt",schemaPath:"common.schema.json#/$defs/section/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.createdByName !== undefined){
if(typeof data0.createdByName !== "string"){
const err13 = {instancePath:instancePath+"/section/createdByName",schemaPath:"common.schema.json#/$defs/section/properties/createdByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/section",schemaPath:"common.schema.json#/$defs/section/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

