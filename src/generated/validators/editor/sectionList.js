// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/sectionList.schema.json","title":"SectionList","description":"GET /sections, by name.","type":"object","required":["sections"],"properties":{"sections":{"type":"array","items":{"$ref":"common.schema.json#/$defs/section"}}}};
const schema13 = {"type":"object","required":["id","name","types","bytes","createdAt","createdByName"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"types":{"type":"array","items":{"type":"string"},"description":"Types of its blocks, in their order."},"bytes":{"type":"integer"},"createdAt":{"type":"integer","description":"Epoch milliseconds."},"createdByName":{"type":"string"}},"title":"Section","description":"Blocks that a team keeps under a name."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/sectionList.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.sections === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sections !== undefined){
let data0 = data.sections;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err1 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.name === undefined){
const err2 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.types === undefined){
const err3 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "types"},message:"must have required property '"+"types"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.bytes === undefined){
const err4 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.createdAt === undefined){
const err5 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.createdByName === undefined){
const err6 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"common.schema.json#/$defs/section/required",keyword:"required",params:{missingProperty: "createdByName"},message:"must have required property '"+"createdByName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err7 = {instancePath:instancePath+"/sections/" + i0+"/id",schemaPath:"common.schema.json#/$defs/section/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err8 = {instancePath:instancePath+"/sections/" + i0+"/name",schemaPath:"common.schema.json#/$defs/section/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.types !== undefined){
let data4 = data1.types;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
const err9 = {instancePath:instancePath+"/sections/" + i0+"/types/" + i1,schemaPath:"common.schema.json#/$defs/section/properties/types/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err10 = {instancePath:instancePath+"/sections/" + i0+"/types",schemaPath:"common.schema.json#/$defs/section/properties/types/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.bytes !== undefined){
let data6 = data1.bytes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err11 = {instancePath:instancePath+"/sections/" + i0+"/bytes",schemaPath:"common.schema.json#/$defs/section/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.createdAt !== undefined){
let data7 = data1.createdAt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err12 = {instancePath:instancePath+"/sections/" + i0+"/createdAt",schemaPath:"common.schema.json#/$defs/section/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.createdByName !== undefined){
if(typeof data1.createdByName !== "string"){
const err13 = {instancePath:instancePath+"/sections/" + i0+"/createdByName",schemaPath:"common.schema.json#/$defs/section/properties/createdByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/sections/" + i0,schemaPath:"common.schema.json#/$defs/section/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err15 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

