// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/newApprovalLink.schema.json","title":"NewApprovalLink","description":"POST /approval-links: the address is said this once.","type":"object","required":["address","link"],"properties":{"address":{"type":"string"},"link":{"$ref":"common.schema.json#/$defs/approvalLink"}}};
const schema13 = {"type":"object","title":"ApprovalLink","description":"A link by which somebody without an account may answer once.","required":["id","name","state","sha256","createdAt","createdByName","expiresAt","answeredByName","answeredAt"],"properties":{"id":{"type":"string"},"name":{"type":"string","description":"Whom it is for."},"state":{"enum":["open","expired","revoked","approved","changeAsked"]},"sha256":{"type":"string","description":"Of the draft, or of the bundle, that it is about."},"createdAt":{"type":"integer","description":"Epoch milliseconds."},"createdByName":{"type":"string"},"expiresAt":{"type":"integer","description":"Epoch milliseconds."},"answeredByName":{"type":["string","null"],"description":"As they call themselves."},"answeredAt":{"type":["integer","null"],"description":"Epoch milliseconds."}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/newApprovalLink.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.address === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.link === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "link"},message:"must have required property '"+"link"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.address !== undefined){
if(typeof data.address !== "string"){
const err2 = {instancePath:instancePath+"/address",schemaPath:"#/properties/address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.link !== undefined){
let data1 = data.link;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err3 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.name === undefined){
const err4 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.state === undefined){
const err5 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.sha256 === undefined){
const err6 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.createdAt === undefined){
const err7 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.createdByName === undefined){
const err8 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "createdByName"},message:"must have required property '"+"createdByName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.expiresAt === undefined){
const err9 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "expiresAt"},message:"must have required property '"+"expiresAt"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.answeredByName === undefined){
const err10 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "answeredByName"},message:"must have required property '"+"answeredByName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.answeredAt === undefined){
const err11 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/required",keyword:"required",params:{missingProperty: "answeredAt"},message:"must have required property '"+"answeredAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.id !== undefined){
if(typeof data1.id !== "string"){
const err12 = {instancePath:instancePath+"/link/id",schemaPath:"common.schema.json#/$defs/approvalLink/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.name !== undefined){
if(typeof data1.name !== "string"){
const err13 = {instancePath:instancePath+"/link/name",schemaPath:"common.schema.json#/$defs/approvalLink/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.state !== undefined){
let data4 = data1.state;
if(!(((((data4 === "open") || (data4 === "expired")) || (data4 === "revoked")) || (data4 === "approved")) || (data4 === "changeAsked"))){
const err14 = {instancePath:instancePath+"/link/state",schemaPath:"common.schema.json#/$defs/approvalLink/properties/state/enum",keyword:"enum",params:{allowedValues: schema13.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.sha256 !== undefined){
if(typeof data1.sha256 !== "string"){
const err15 = {instancePath:instancePath+"/link/sha256",schemaPath:"common.schema.json#/$defs/approvalLink/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.createdAt !== undefined){
let data6 = data1.createdAt;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/link/createdAt",schemaPath:"common.schema.json#/$defs/approvalLink/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.createdByName !== undefined){
if(typeof data1.createdByName !== "string"){
const err17 = {instancePath:instancePath+"/link/createdByName",schemaPath:"common.schema.json#/$defs/approvalLink/properties/createdByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.expiresAt !== undefined){
let data8 = data1.expiresAt;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err18 = {instancePath:instancePath+"/link/expiresAt",schemaPath:"common.schema.json#/$defs/approvalLink/properties/expiresAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.answeredByName !== undefined){
let data9 = data1.answeredByName;
if((typeof data9 !== "string") && (data9 !== null)){
const err19 = {instancePath:instancePath+"/link/answeredByName",schemaPath:"common.schema.json#/$defs/approvalLink/properties/answeredByName/type",keyword:"type",params:{type: schema13.properties.answeredByName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data1.answeredAt !== undefined){
let data10 = data1.answeredAt;
if((!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))) && (data10 !== null)){
const err20 = {instancePath:instancePath+"/link/answeredAt",schemaPath:"common.schema.json#/$defs/approvalLink/properties/answeredAt/type",keyword:"type",params:{type: schema13.properties.answeredAt.type},message:"must be integer,null"};
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
const err21 = {instancePath:instancePath+"/link",schemaPath:"common.schema.json#/$defs/approvalLink/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

