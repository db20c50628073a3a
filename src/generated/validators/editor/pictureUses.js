// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/pictureUses.schema.json","title":"PictureUses","description":"GET /pictures/:id/uses: where a picture stands, in what is live, drafted, set or kept.","type":"object","required":["uses"],"properties":{"uses":{"type":"array","items":{"type":"object","title":"PictureUse","required":["kind","id","name"],"properties":{"kind":{"enum":["live","draft","schedule","revision","version","section"]},"id":{"type":"string","description":"Of the template, or of the section."},"name":{"type":"string"}}}}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/pictureUses.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.uses === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "uses"},message:"must have required property '"+"uses"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.uses !== undefined){
let data0 = data.uses;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.kind === undefined){
const err1 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.name === undefined){
const err3 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.kind !== undefined){
let data2 = data1.kind;
if(!((((((data2 === "live") || (data2 === "draft")) || (data2 === "schedule")) || (data2 === "revision")) || (data2 === "version")) || (data2 === "section"))){
const err4 = {instancePath:instancePath+"/uses/" + i0+"/kind",schemaPath:"#/properties/uses/items/properties/kind/enum",keyword:"enum",params:{allowedValues: schema11.properties.uses.items.properties.kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err5 = {instancePath:instancePath+"/uses/" + i0+"/id",schemaPath:"#/properties/uses/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err6 = {instancePath:instancePath+"/uses/" + i0+"/name",schemaPath:"#/properties/uses/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err7 = {instancePath:instancePath+"/uses/" + i0,schemaPath:"#/properties/uses/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/uses",schemaPath:"#/properties/uses/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

