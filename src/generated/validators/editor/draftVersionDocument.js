// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/draftVersionDocument.schema.json","title":"DraftVersionDocument","description":"GET /templates/:id/versions/:number.","type":"object","required":["version","document"],"properties":{"version":{"$ref":"common.schema.json#/$defs/draftVersion"},"document":{"type":"string","description":"Exact JSON text."}}};
const schema13 = {"type":"object","required":["number","version","sha256","savedAt","savedByName","reason"],"properties":{"number":{"type":"integer","description":"Counts from 1 within the template."},"version":{"type":"integer","description":"Of the draft that it was, or that it was refused against."},"sha256":{"type":"string"},"savedAt":{"type":"integer","description":"Epoch milliseconds."},"savedByName":{"type":"string"},"reason":{"enum":["replaced","conflict","published","discarded"]}},"title":"DraftVersion","description":"An earlier state of the draft, or one that was refused, kept so that nothing is lost."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/draftVersionDocument.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.document === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version !== undefined){
let data0 = data.version;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.number === undefined){
const err2 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.version === undefined){
const err3 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.sha256 === undefined){
const err4 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.savedAt === undefined){
const err5 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "savedAt"},message:"must have required property '"+"savedAt"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.savedByName === undefined){
const err6 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "savedByName"},message:"must have required property '"+"savedByName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.reason === undefined){
const err7 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/draftVersion/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.number !== undefined){
let data1 = data0.number;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err8 = {instancePath:instancePath+"/version/number",schemaPath:"common.schema.json#/$defs/draftVersion/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.version !== undefined){
let data2 = data0.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err9 = {instancePath:instancePath+"/version/version",schemaPath:"common.schema.json#/$defs/draftVersion/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.sha256 !== undefined){
if(typeof data0.sha256 !== "string"){
const err10 = {instancePath:instancePath+"/version/sha256",schemaPath:"common.schema.json#/$defs/draftVersion/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.savedAt !== undefined){
let data4 = data0.savedAt;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err11 = {instancePath:instancePath+"/version/savedAt",schemaPath:"common.schema.json#/$defs/draftVersion/properties/savedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.savedByName !== undefined){
if(typeof data0.savedByName !== "string"){
const err12 = {instancePath:instancePath+"/version/savedByName",schemaPath:"common.schema.json#/$defs/draftVersion/properties/savedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.reason !== undefined){
let data6 = data0.reason;
if(!((((data6 === "replaced") || (data6 === "conflict")) || (data6 === "published")) || (data6 === "discarded"))){
const err13 = {instancePath:instancePath+"/version/reason",schemaPath:"common.schema.json#/$defs/draftVersion/properties/reason/enum",keyword:"enum",params:{allowedValues: schema13.properties.reason.enum},message:"must be equal to one of the allowed values"};
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
const err14 = {instancePath:instancePath+"/version",schemaPath:"common.schema.json#/$defs/draftVersion/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.document !== undefined){
if(typeof data.document !== "string"){
const err15 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
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

