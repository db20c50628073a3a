// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/publishReply.schema.json","title":"PublishReply","description":"POST /templates/:id/publish and /rollback: what happened, or what will.","type":"object","properties":{"publication":{"$ref":"common.schema.json#/$defs/publication"},"schedule":{"$ref":"common.schema.json#/$defs/schedule"}}};
const schema13 = {"type":"object","required":["sequence","action","revision","previousRevision","byName","reason","at"],"properties":{"sequence":{"type":"integer"},"action":{"enum":["publish","rollback","end","release"]},"revision":{"type":["integer","null"],"description":"Null: nothing is live since."},"previousRevision":{"type":["integer","null"]},"byName":{"type":"string"},"reason":{"type":"string"},"at":{"type":"integer","description":"Epoch milliseconds."},"setFor":{"type":"integer","description":"Epoch milliseconds that a schedule had set for it; absent: somebody did it at that moment."},"guarded":{"type":"object","description":"It was guarded: a share of the visitors got it first. Absent: everybody got it at once.","required":["sharePercent","isRunning"],"properties":{"sharePercent":{"type":"integer","description":"Of the visitors who get or got it first; the others keep `previousRevision` meanwhile."},"isRunning":{"type":"boolean","description":"They are still dealt out."}}}},"title":"EditorPublication","description":"One move of what is live."};
const schema14 = {"type":"object","required":["sha256","publishAt","byName","reason"],"properties":{"sha256":{"type":"string"},"publishAt":{"type":["integer","null"],"description":"Epoch milliseconds; null: it is live already and only its end is awaited."},"endAt":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":"string"},"reason":{"type":"string"},"sharePercent":{"type":"integer","description":"Share of the visitors who get it first; without it: everybody."}},"title":"Schedule","description":"What a host will publish or end by itself."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/publishReply.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.publication !== undefined){
let data0 = data.publication;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.sequence === undefined){
const err0 = {instancePath:instancePath+"/publication",schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.action === undefined){
const err1 = {instancePath:instancePath+"/publication",schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.revision === undefined){
const err2 = {instancePath:instancePath+"/publication",schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.previousRevision === undefined){
const err3 = {instancePath:instancePath+"/publication",schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "previousRevision"},message:"must have required property '"+"previousRevision"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.byName === undefined){
const err4 = {instancePath:instancePath+"/publication",schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.reason === undefined){
const err5 = {instancePath:instancePath+"/publication",schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.at === undefined){
const err6 = {instancePath:instancePath+"/publication",schemaPath:"common.schema.json#/$defs/publication/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.sequence !== undefined){
let data1 = data0.sequence;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err7 = {instancePath:instancePath+"/publication/sequence",schemaPath:"common.schema.json#/$defs/publication/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.action !== undefined){
let data2 = data0.action;
if(!((((data2 === "publish") || (data2 === "rollback")) || (data2 === "end")) || (data2 === "release"))){
const err8 = {instancePath:instancePath+"/publication/action",schemaPath:"common.schema.json#/$defs/publication/properties/action/enum",keyword:"enum",params:{allowedValues: schema13.properties.action.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.revision !== undefined){
let data3 = data0.revision;
if((!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))) && (data3 !== null)){
const err9 = {instancePath:instancePath+"/publication/revision",schemaPath:"common.schema.json#/$defs/publication/properties/revision/type",keyword:"type",params:{type: schema13.properties.revision.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.previousRevision !== undefined){
let data4 = data0.previousRevision;
if((!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))) && (data4 !== null)){
const err10 = {instancePath:instancePath+"/publication/previousRevision",schemaPath:"common.schema.json#/$defs/publication/properties/previousRevision/type",keyword:"type",params:{type: schema13.properties.previousRevision.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.byName !== undefined){
if(typeof data0.byName !== "string"){
const err11 = {instancePath:instancePath+"/publication/byName",schemaPath:"common.schema.json#/$defs/publication/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.reason !== undefined){
if(typeof data0.reason !== "string"){
const err12 = {instancePath:instancePath+"/publication/reason",schemaPath:"common.schema.json#/$defs/publication/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.at !== undefined){
let data7 = data0.at;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err13 = {instancePath:instancePath+"/publication/at",schemaPath:"common.schema.json#/$defs/publication/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.setFor !== undefined){
let data8 = data0.setFor;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err14 = {instancePath:instancePath+"/publication/setFor",schemaPath:"common.schema.json#/$defs/publication/properties/setFor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.guarded !== undefined){
let data9 = data0.guarded;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.sharePercent === undefined){
const err15 = {instancePath:instancePath+"/publication/guarded",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/required",keyword:"required",params:{missingProperty: "sharePercent"},message:"must have required property '"+"sharePercent"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data9.isRunning === undefined){
const err16 = {instancePath:instancePath+"/publication/guarded",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/required",keyword:"required",params:{missingProperty: "isRunning"},message:"must have required property '"+"isRunning"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data9.sharePercent !== undefined){
let data10 = data9.sharePercent;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err17 = {instancePath:instancePath+"/publication/guarded/sharePercent",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/properties/sharePercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.isRunning !== undefined){
if(typeof data9.isRunning !== "boolean"){
const err18 = {instancePath:instancePath+"/publication/guarded/isRunning",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/properties/isRunning/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err19 = {instancePath:instancePath+"/publication/guarded",schemaPath:"common.schema.json#/$defs/publication/properties/guarded/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err20 = {instancePath:instancePath+"/publication",schemaPath:"common.schema.json#/$defs/publication/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.schedule !== undefined){
let data12 = data.schedule;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.sha256 === undefined){
const err21 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data12.publishAt === undefined){
const err22 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data12.byName === undefined){
const err23 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data12.reason === undefined){
const err24 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data12.sha256 !== undefined){
if(typeof data12.sha256 !== "string"){
const err25 = {instancePath:instancePath+"/schedule/sha256",schemaPath:"common.schema.json#/$defs/schedule/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.publishAt !== undefined){
let data14 = data12.publishAt;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err26 = {instancePath:instancePath+"/schedule/publishAt",schemaPath:"common.schema.json#/$defs/schedule/properties/publishAt/type",keyword:"type",params:{type: schema14.properties.publishAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.endAt !== undefined){
let data15 = data12.endAt;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err27 = {instancePath:instancePath+"/schedule/endAt",schemaPath:"common.schema.json#/$defs/schedule/properties/endAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.byName !== undefined){
if(typeof data12.byName !== "string"){
const err28 = {instancePath:instancePath+"/schedule/byName",schemaPath:"common.schema.json#/$defs/schedule/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12.reason !== undefined){
if(typeof data12.reason !== "string"){
const err29 = {instancePath:instancePath+"/schedule/reason",schemaPath:"common.schema.json#/$defs/schedule/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.sharePercent !== undefined){
let data18 = data12.sharePercent;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
const err30 = {instancePath:instancePath+"/schedule/sharePercent",schemaPath:"common.schema.json#/$defs/schedule/properties/sharePercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

