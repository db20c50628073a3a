// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/history.schema.json","title":"TemplateHistory","description":"GET /templates/:id/history, newest first.","type":"object","required":["publications"],"properties":{"publications":{"type":"array","items":{"$ref":"common.schema.json#/$defs/publication"}}}};
const schema13 = {"type":"object","required":["sequence","action","revision","previousRevision","byName","reason","at"],"properties":{"sequence":{"type":"integer"},"action":{"enum":["publish","rollback","end","release"]},"revision":{"type":["integer","null"],"description":"Null: nothing is live since."},"previousRevision":{"type":["integer","null"]},"byName":{"type":"string"},"reason":{"type":"string"},"at":{"type":"integer","description":"Epoch milliseconds."},"setFor":{"type":"integer","description":"Epoch milliseconds that a schedule had set for it; absent: somebody did it at that moment."},"guarded":{"type":"object","description":"It was guarded: a share of the visitors got it first. Absent: everybody got it at once.","required":["sharePercent","isRunning"],"properties":{"sharePercent":{"type":"integer","description":"Of the visitors who get or got it first; the others keep `previousRevision` meanwhile."},"isRunning":{"type":"boolean","description":"They are still dealt out."}}}},"title":"EditorPublication","description":"One move of what is live."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/history.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.publications === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publications"},message:"must have required property '"+"publications"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.publications !== undefined){
let data0 = data.publications;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.sequence === undefined){
const err1 = {instancePath:instancePath+"/publications/" + i0,schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.action === undefined){
const err2 = {instancePath:instancePath+"/publications/" + i0,schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.revision === undefined){
const err3 = {instancePath:instancePath+"/publications/" + i0,schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.previousRevision === undefined){
const err4 = {instancePath:instancePath+"/publications/" + i0,schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "previousRevision"},message:"must have required property '"+"previousRevision"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.byName === undefined){
const err5 = {instancePath:instancePath+"/publications/" + i0,schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.reason === undefined){
const err6 = {instancePath:instancePath+"/publications/" + i0,schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.at === undefined){
const err7 = {instancePath:instancePath+"/publications/" + i0,schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.sequence !== undefined){
let data2 = data1.sequence;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err8 = {instancePath:instancePath+"/publications/" + i0+"/sequence",schemaPath:"common.schema.json#/$defs/publication/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.action !== undefined){
let data3 = data1.action;
if(!((((data3 === "publish") || (data3 === "rollback")) || (data3 === "end")) || (data3 === "release"))){
const err9 = {instancePath:instancePath+"/publications/" + i0+"/action",schemaPath:"common.schema.json#/$defs/publication/properties/action/enum",keyword:"enum",params:{allowedValues: schema13.properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.revision !== undefined){
let data4 = data1.revision;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/publications/" + i0+"/revision",schemaPath:"common.schema.json#/$defs/publication/properties/revision/type",keyword:"type",params:{type: schema13.properties.revision.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.previousRevision !== undefined){
let data5 = data1.previousRevision;
if((!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))) && (data5 !== null)){
const err11 = {instancePath:instancePath+"/publications/" + i0+"/previousRevision",schemaPath:"common.schema.json#/$defs/publication/properties/previousRevision/type",keyword:"type",params:{type: schema13.properties.previousRevision.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.byName !== undefined){
if(typeof data1.byName !== "string"){
const err12 = {instancePath:instancePath+"/publications/" + i0+"/byName",schemaPath:"common.schema.json#/$defs/publication/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.reason !== undefined){
if(typeof data1.reason !== "string"){
const err13 = {instancePath:instancePath+"/publications/" + i0+"/reason",schemaPath:"common.schema.json#/$defs/publication/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.at !== undefined){
let data8 = data1.at;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/publications/" + i0+"/at",schemaPath:"common.schema.json#/$defs/publication/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.setFor !== undefined){
let data9 = data1.setFor;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err15 = {instancePath:instancePath+"/publications/" + i0+"/setFor",schemaPath:"common.schema.json#/$defs/publication/properties/setFor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.guarded !== undefined){
let data10 = data1.guarded;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.sharePercent === undefined){
const err16 = {instancePath:instancePath+"/publications/" + i0+"/guarded",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/required",keyword:"required",params:{missingProperty: "sharePercent"},message:"must have required property '"+"sharePercent"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data10.isRunning === undefined){
const err17 = {instancePath:instancePath+"/publications/" + i0+"/guarded",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/required",keyword:"required",params:{missingProperty: "isRunning"},message:"must have required property '"+"isRunning"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data10.sharePercent !== undefined){
let data11 = data10.sharePercent;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err18 = {instancePath:instancePath+"/publications/" + i0+"/guarded/sharePercent",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/properties/sharePercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data10.isRunning !== undefined){
if(typeof data10.isRunning !== "boolean"){
const err19 = {instancePath:instancePath+"/publications/" + i0+"/guarded/isRunning",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/properties/isRunning/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/publications/" + i0+"/guarded",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/publications/" + i0,schemaPath:"common.schema.json#/$defs/publication/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/publications",schemaPath:"#/properties/publications/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

