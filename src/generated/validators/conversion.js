// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/conversion.schema.json","title":"Conversion","description":"Body of a request to a conversion endpoint: somebody registered who had come by an advert's click and agreed that its network may know. New fields may come within v1.","type":"object","additionalProperties":false,"required":["type","id","timestamp","click","page","market"],"properties":{"type":{"const":"registration"},"id":{"description":"The same at each try and at every endpoint: take it once.","type":"string","pattern":"^cnv_[0-9a-f]{32}$"},"timestamp":{"description":"When the registration was accepted, by ISO 8601 in UTC.","type":"string"},"click":{"type":"object","additionalProperties":false,"required":["kind","id"],"properties":{"kind":{"$ref":"common.schema.json#/$defs/clickIdKind"},"id":{"type":"string","pattern":"^(?=.*[A-Za-z])[A-Za-z0-9._-]{16,500}$"}}},"page":{"description":"Id of the promotion page's template; empty where the page named none.","type":"string","pattern":"^(|[A-Za-z0-9][A-Za-z0-9._-]{0,99})$"},"market":{"enum":["mx","in"]}}};
const schema13 = {"title":"ClickIdKind","description":"Name of a parameter by which an advertising network tells its clicks apart: gclid Google, fbclid Meta, ttclid TikTok, msclkid Microsoft.","enum":["gclid","fbclid","ttclid","msclkid"]};
const pattern0 = new RegExp("^cnv_[0-9a-f]{32}$", "");
const pattern1 = new RegExp("^(?=.*[A-Za-z])[A-Za-z0-9._-]{16,500}$", "");
const pattern2 = new RegExp("^(|[A-Za-z0-9][A-Za-z0-9._-]{0,99})$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/conversion.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.timestamp === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.click === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "click"},message:"must have required property '"+"click"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.page === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.market === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "type") || (key0 === "id")) || (key0 === "timestamp")) || (key0 === "click")) || (key0 === "page")) || (key0 === "market"))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.type !== undefined){
if("registration" !== data.type){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/const",keyword:"const",params:{allowedValue: "registration"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.id !== undefined){
let data1 = data.id;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/pattern",keyword:"pattern",params:{pattern: "^cnv_[0-9a-f]{32}$"},message:"must match pattern \""+"^cnv_[0-9a-f]{32}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err10 = {instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.click !== undefined){
let data3 = data.click;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.kind === undefined){
const err11 = {instancePath:instancePath+"/click",schemaPath:"#/properties/click/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3.id === undefined){
const err12 = {instancePath:instancePath+"/click",schemaPath:"#/properties/click/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "kind") || (key1 === "id"))){
const err13 = {instancePath:instancePath+"/click",schemaPath:"#/properties/click/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.kind !== undefined){
let data4 = data3.kind;
if(!((((data4 === "gclid") || (data4 === "fbclid")) || (data4 === "ttclid")) || (data4 === "msclkid"))){
const err14 = {instancePath:instancePath+"/click/kind",schemaPath:"common.schema.json#/$defs/clickIdKind/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data3.id !== undefined){
let data5 = data3.id;
if(typeof data5 === "string"){
if(!pattern1.test(data5)){
const err15 = {instancePath:instancePath+"/click/id",schemaPath:"#/properties/click/properties/id/pattern",keyword:"pattern",params:{pattern: "^(?=.*[A-Za-z])[A-Za-z0-9._-]{16,500}$"},message:"must match pattern \""+"^(?=.*[A-Za-z])[A-Za-z0-9._-]{16,500}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/click/id",schemaPath:"#/properties/click/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/click",schemaPath:"#/properties/click/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.page !== undefined){
let data6 = data.page;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err18 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/pattern",keyword:"pattern",params:{pattern: "^(|[A-Za-z0-9][A-Za-z0-9._-]{0,99})$"},message:"must match pattern \""+"^(|[A-Za-z0-9][A-Za-z0-9._-]{0,99})$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.market !== undefined){
let data7 = data.market;
if(!((data7 === "mx") || (data7 === "in"))){
const err20 = {instancePath:instancePath+"/market",schemaPath:"#/properties/market/enum",keyword:"enum",params:{allowedValues: schema11.properties.market.enum},message:"must be equal to one of the allowed values"};
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
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

