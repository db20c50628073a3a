// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/createPreviewLinkPayload.schema.json","title":"CreatePreviewLinkPayload","description":"POST /templates/:id/preview-links.","type":"object","required":["expiresInHours"],"properties":{"expiresInHours":{"type":"integer","minimum":1,"maximum":720},"visitor":{"title":"SimulatedVisitor","description":"Parameters that the link carries: for whom the page is shown. Absent ones are those of whoever opens it.","type":"object","properties":{"language":{"enum":["1","2"],"description":"Language type of the address (contract §4)."},"utm_tag":{"type":"string","maxLength":200},"registered":{"const":"1"},"now":{"type":"string","maxLength":40,"description":"ISO 8601."},"groups":{"type":"string","maxLength":600,"description":"Experiment groups such as e1:a,e2:b."}},"additionalProperties":false}},"additionalProperties":false};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/createPreviewLinkPayload.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.expiresInHours === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "expiresInHours"},message:"must have required property '"+"expiresInHours"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "expiresInHours") || (key0 === "visitor"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.expiresInHours !== undefined){
let data0 = data.expiresInHours;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/expiresInHours",schemaPath:"#/properties/expiresInHours/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 720 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/expiresInHours",schemaPath:"#/properties/expiresInHours/maximum",keyword:"maximum",params:{comparison: "<=", limit: 720},message:"must be <= 720"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/expiresInHours",schemaPath:"#/properties/expiresInHours/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
if(data.visitor !== undefined){
let data1 = data.visitor;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
if(!(((((key1 === "language") || (key1 === "utm_tag")) || (key1 === "registered")) || (key1 === "now")) || (key1 === "groups"))){
const err5 = {instancePath:instancePath+"/visitor",schemaPath:"#/properties/visitor/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.language !== undefined){
let data2 = data1.language;
if(!((data2 === "1") || (data2 === "2"))){
const err6 = {instancePath:instancePath+"/visitor/language",schemaPath:"#/properties/visitor/properties/language/enum",keyword:"enum",params:{allowedValues: schema11.properties.visitor.properties.language.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.utm_tag !== undefined){
let data3 = data1.utm_tag;
if(typeof data3 === "string"){
if(data3.length > 200){
const err7 = {instancePath:instancePath+"/visitor/utm_tag",schemaPath:"#/properties/visitor/properties/utm_tag/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/visitor/utm_tag",schemaPath:"#/properties/visitor/properties/utm_tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.registered !== undefined){
if("1" !== data1.registered){
const err9 = {instancePath:instancePath+"/visitor/registered",schemaPath:"#/properties/visitor/properties/registered/const",keyword:"const",params:{allowedValue: "1"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.now !== undefined){
let data5 = data1.now;
if(typeof data5 === "string"){
if(data5.length > 40){
const err10 = {instancePath:instancePath+"/visitor/now",schemaPath:"#/properties/visitor/properties/now/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/visitor/now",schemaPath:"#/properties/visitor/properties/now/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.groups !== undefined){
let data6 = data1.groups;
if(typeof data6 === "string"){
if(data6.length > 600){
const err12 = {instancePath:instancePath+"/visitor/groups",schemaPath:"#/properties/visitor/properties/groups/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/visitor/groups",schemaPath:"#/properties/visitor/properties/groups/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err14 = {instancePath:instancePath+"/visitor",schemaPath:"#/properties/visitor/type",keyword:"type",params:{type: "object"},message:"must be object"};
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

