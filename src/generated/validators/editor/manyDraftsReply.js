// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/manyDraftsReply.schema.json","title":"ManyDraftsReply","description":"What became of a change of many templates, each for itself.","type":"object","required":["saved","left"],"properties":{"saved":{"type":"array","items":{"$ref":"common.schema.json#/$defs/savedTemplate"}},"left":{"type":"array","items":{"$ref":"common.schema.json#/$defs/leftTemplate"}}}};
const schema13 = {"type":"object","required":["id","name"],"properties":{"id":{"type":"string"},"name":{"type":"string"}},"title":"SavedTemplate","description":"A template with a new draft."};
const schema14 = {"type":"object","required":["id","name","why"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"why":{"enum":["changed","locked","archived","gone","notYours","faulty"],"description":"changed: it is not what was looked at; locked: somebody works in it; notYours: of a market that is not the caller's; faulty: the change can not be made."}},"title":"LeftTemplate","description":"A template that stays as it is, and why."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/manyDraftsReply.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.saved === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "saved"},message:"must have required property '"+"saved"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.left === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "left"},message:"must have required property '"+"left"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.saved !== undefined){
let data0 = data.saved;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/saved/" + i0,schemaPath:"common.schema.json#/$defs/savedTemplate/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/saved/" + i0,schemaPath:"common.schema.json#/$defs/savedTemplate/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err4 = {instancePath:instancePath+"/saved/" + i0+"/id",schemaPath:"common.schema.json#/$defs/savedTemplate/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err5 = {instancePath:instancePath+"/saved/" + i0+"/name",schemaPath:"common.schema.json#/$defs/savedTemplate/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/saved/" + i0,schemaPath:"common.schema.json#/$defs/savedTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/saved",schemaPath:"#/properties/saved/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.left !== undefined){
let data4 = data.left;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.id === undefined){
const err8 = {instancePath:instancePath+"/left/" + i1,schemaPath:"common.schema.json#/$defs/leftTemplate/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.name === undefined){
const err9 = {instancePath:instancePath+"/left/" + i1,schemaPath:"common.schema.json#/$defs/leftTemplate/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.why === undefined){
const err10 = {instancePath:instancePath+"/left/" + i1,schemaPath:"common.schema.json#/$defs/leftTemplate/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.id !== undefined){
if(typeof data5.id !== "string"){
const err11 = {instancePath:instancePath+"/left/" + i1+"/id",schemaPath:"common.schema.json#/$defs/leftTemplate/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.name !== undefined){
if(typeof data5.name !== "string"){
const err12 = {instancePath:instancePath+"/left/" + i1+"/name",schemaPath:"common.schema.json#/$defs/leftTemplate/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.why !== undefined){
let data8 = data5.why;
if(!((((((data8 === "changed") || (data8 === "locked")) || (data8 === "archived")) || (data8 === "gone")) || (data8 === "notYours")) || (data8 === "faulty"))){
const err13 = {instancePath:instancePath+"/left/" + i1+"/why",schemaPath:"common.schema.json#/$defs/leftTemplate/properties/why/enum",keyword:"enum",params:{allowedValues: schema14.properties.why.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/left/" + i1,schemaPath:"common.schema.json#/$defs/leftTemplate/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err15 = {instancePath:instancePath+"/left",schemaPath:"#/properties/left/type",keyword:"type",params:{type: "array"},message:"must be array"};
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

