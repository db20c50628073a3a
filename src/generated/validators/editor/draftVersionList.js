// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/draftVersionList.schema.json","title":"DraftVersionList","description":"GET /templates/:id/versions, newest first.","type":"object","required":["versions"],"properties":{"versions":{"type":"array","items":{"$ref":"common.schema.json#/$defs/draftVersion"}}}};
const schema13 = {"type":"object","required":["number","version","sha256","savedAt","savedByName","reason"],"properties":{"number":{"type":"integer","description":"Counts from 1 within the template."},"version":{"type":"integer","description":"Of the draft that it was, or that it was refused against."},"sha256":{"type":"string"},"savedAt":{"type":"integer","description":"Epoch milliseconds."},"savedByName":{"type":"string"},"reason":{"enum":["replaced","conflict","published","discarded"]}},"title":"DraftVersion","description":"An earlier state of the draft, or one that was refused, kept so that nothing is lost."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/draftVersionList.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.versions === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "versions"},message:"must have required property '"+"versions"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.versions !== undefined){
let data0 = data.versions;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.number === undefined){
const err1 = {instancePath:instancePath+"/versions/" + i0,schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.version === undefined){
const err2 = {instancePath:instancePath+"/versions/" + i0,schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.sha256 === undefined){
const err3 = {instancePath:instancePath+"/versions/" + i0,schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.savedAt === undefined){
const err4 = {instancePath:instancePath+"/versions/" + i0,schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "savedAt"},message:"must have required property '"+"savedAt"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.savedByName === undefined){
const err5 = {instancePath:instancePath+"/versions/" + i0,schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "savedByName"},message:"must have required property '"+"savedByName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.reason === undefined){
const err6 = {instancePath:instancePath+"/versions/" + i0,schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.number !== undefined){
let data2 = data1.number;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err7 = {instancePath:instancePath+"/versions/" + i0+"/number",schemaPath:"common.schema.json#/$defs/draftVersion/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.version !== undefined){
let data3 = data1.version;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err8 = {instancePath:instancePath+"/versions/" + i0+"/version",schemaPath:"common.schema.json#/$defs/draftVersion/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.sha256 !== undefined){
if(typeof data1.sha256 !== "string"){
const err9 = {instancePath:instancePath+"/versions/" + i0+"/sha256",schemaPath:"common.schema.json#/$defs/draftVersion/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.savedAt !== undefined){
let data5 = data1.savedAt;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err10 = {instancePath:instancePath+"/versions/" + i0+"/savedAt",schemaPath:"common.schema.json#/$defs/draftVersion/properties/savedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.savedByName !== undefined){
if(typeof data1.savedByName !== "string"){
const err11 = {instancePath:instancePath+"/versions/" + i0+"/savedByName",schemaPath:"common.schema.json#/$defs/draftVersion/properties/savedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.reason !== undefined){
let data7 = data1.reason;
if(!((((data7 === "replaced") || (data7 === "conflict")) || (data7 === "published")) || (data7 === "discarded"))){
const err12 = {instancePath:instancePath+"/versions/" + i0+"/reason",schemaPath:"common.schema.json#/$defs/draftVersion/properties/reason/enum",keyword:"enum",params:{allowedValues: schema13.properties.reason.enum},message:"must be equal to one of the allowed values"};
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
const err13 = {instancePath:instancePath+"/versions/" + i0,schemaPath:"common.schema.json#/$defs/draftVersion/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err14 = {instancePath:instancePath+"/versions",schemaPath:"#/properties/versions/type",keyword:"type",params:{type: "array"},message:"must be array"};
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

