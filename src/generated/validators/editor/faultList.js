// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/faultList.schema.json","title":"FaultList","description":"GET /templates/:id/faults: what pages left out, and the blocks that are turned off.","type":"object","required":["faults","switches"],"properties":{"faults":{"type":"array","items":{"type":"object","required":["revision","blockId","blockType","fault","detail","count","firstAt","lastAt"],"properties":{"revision":{"type":"string"},"blockId":{"type":"string"},"blockType":{"type":"string"},"fault":{"type":"string"},"detail":{"type":"string"},"count":{"type":"integer"},"firstAt":{"type":"integer","description":"Epoch milliseconds."},"lastAt":{"type":"integer"}},"title":"BlockFault"}},"switches":{"type":"array","items":{"$ref":"common.schema.json#/$defs/blockSwitch"}}}};
const schema13 = {"type":"object","required":["blockId","changedAt","changedByName"],"properties":{"blockId":{"type":"string"},"changedAt":{"type":"integer","description":"Epoch milliseconds."},"changedByName":{"type":"string"}},"title":"BlockSwitch","description":"A block that is turned off wherever it stands."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/faultList.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.faults === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "faults"},message:"must have required property '"+"faults"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.switches === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "switches"},message:"must have required property '"+"switches"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.faults !== undefined){
let data0 = data.faults;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.revision === undefined){
const err2 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.blockId === undefined){
const err3 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.blockType === undefined){
const err4 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty: "blockType"},message:"must have required property '"+"blockType"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.fault === undefined){
const err5 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty: "fault"},message:"must have required property '"+"fault"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.detail === undefined){
const err6 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.count === undefined){
const err7 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.firstAt === undefined){
const err8 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty: "firstAt"},message:"must have required property '"+"firstAt"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.lastAt === undefined){
const err9 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty: "lastAt"},message:"must have required property '"+"lastAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.revision !== undefined){
if(typeof data1.revision !== "string"){
const err10 = {instancePath:instancePath+"/faults/" + i0+"/revision",schemaPath:"#/properties/faults/items/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.blockId !== undefined){
if(typeof data1.blockId !== "string"){
const err11 = {instancePath:instancePath+"/faults/" + i0+"/blockId",schemaPath:"#/properties/faults/items/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.blockType !== undefined){
if(typeof data1.blockType !== "string"){
const err12 = {instancePath:instancePath+"/faults/" + i0+"/blockType",schemaPath:"#/properties/faults/items/properties/blockType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.fault !== undefined){
if(typeof data1.fault !== "string"){
const err13 = {instancePath:instancePath+"/faults/" + i0+"/fault",schemaPath:"#/properties/faults/items/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.detail !== undefined){
if(typeof data1.detail !== "string"){
const err14 = {instancePath:instancePath+"/faults/" + i0+"/detail",schemaPath:"#/properties/faults/items/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.count !== undefined){
let data7 = data1.count;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err15 = {instancePath:instancePath+"/faults/" + i0+"/count",schemaPath:"#/properties/faults/items/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.firstAt !== undefined){
let data8 = data1.firstAt;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err16 = {instancePath:instancePath+"/faults/" + i0+"/firstAt",schemaPath:"#/properties/faults/items/properties/firstAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.lastAt !== undefined){
let data9 = data1.lastAt;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err17 = {instancePath:instancePath+"/faults/" + i0+"/lastAt",schemaPath:"#/properties/faults/items/properties/lastAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/faults/" + i0,schemaPath:"#/properties/faults/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err19 = {instancePath:instancePath+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.switches !== undefined){
let data10 = data.switches;
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.blockId === undefined){
const err20 = {instancePath:instancePath+"/switches/" + i1,schemaPath:"common.schema.json#/$defs/blockSwitch/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data11.changedAt === undefined){
const err21 = {instancePath:instancePath+"/switches/" + i1,schemaPath:"common.schema.json#/$defs/blockSwitch/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data11.changedByName === undefined){
const err22 = {instancePath:instancePath+"/switches/" + i1,schemaPath:"common.schema.json#/$defs/blockSwitch/required",keyword:"required",params:{missingProperty: "changedByName"},message:"must have required property '"+"changedByName"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data11.blockId !== undefined){
if(typeof data11.blockId !== "string"){
const err23 = {instancePath:instancePath+"/switches/" + i1+"/blockId",schemaPath:"common.schema.json#/$defs/blockSwitch/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data11.changedAt !== undefined){
let data13 = data11.changedAt;
if(!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))){
const err24 = {instancePath:instancePath+"/switches/" + i1+"/changedAt",schemaPath:"common.schema.json#/$defs/blockSwitch/properties/changedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data11.changedByName !== undefined){
if(typeof data11.changedByName !== "string"){
const err25 = {instancePath:instancePath+"/switches/" + i1+"/changedByName",schemaPath:"common.schema.json#/$defs/blockSwitch/properties/changedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/switches/" + i1,schemaPath:"common.schema.json#/$defs/blockSwitch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/switches",schemaPath:"#/properties/switches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

