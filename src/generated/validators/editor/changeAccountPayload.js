// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/changeAccountPayload.schema.json","title":"ChangeAccountPayload","description":"PATCH /accounts/:id.","type":"object","properties":{"role":{"$ref":"common.schema.json#/$defs/role"},"isDisabled":{"type":"boolean"},"markets":{"$ref":"common.schema.json#/$defs/tokenMarkets"}},"additionalProperties":false};
const schema13 = {"title":"Role","description":"What an account may do; each one includes those before it.","enum":["viewer","editor","publisher","administrator"]};
const schema14 = {"title":"TokenMarkets","description":"Markets whose templates an account or a token reaches; null: all of them. `none` is for templates that name no market.","anyOf":[{"type":"array","minItems":1,"items":{"enum":["mx","in","none"]}},{"type":"null"}]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/changeAccountPayload.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "role") || (key0 === "isDisabled")) || (key0 === "markets"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.role !== undefined){
let data0 = data.role;
if(!((((data0 === "viewer") || (data0 === "editor")) || (data0 === "publisher")) || (data0 === "administrator"))){
const err1 = {instancePath:instancePath+"/role",schemaPath:"common.schema.json#/$defs/role/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.isDisabled !== undefined){
if(typeof data.isDisabled !== "boolean"){
const err2 = {instancePath:instancePath+"/isDisabled",schemaPath:"#/properties/isDisabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.markets !== undefined){
let data2 = data.markets;
const _errs8 = errors;
let valid3 = false;
const _errs9 = errors;
if(Array.isArray(data2)){
if(data2.length < 1){
const err3 = {instancePath:instancePath+"/markets",schemaPath:"common.schema.json#/$defs/tokenMarkets/anyOf/0/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(!(((data3 === "mx") || (data3 === "in")) || (data3 === "none"))){
const err4 = {instancePath:instancePath+"/markets/" + i0,schemaPath:"common.schema.json#/$defs/tokenMarkets/anyOf/0/items/enum",keyword:"enum",params:{allowedValues: schema14.anyOf[0].items.enum},message:"must be equal to one of the allowed values"};
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
else {
const err5 = {instancePath:instancePath+"/markets",schemaPath:"common.schema.json#/$defs/tokenMarkets/anyOf/0/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid3 = valid3 || _valid0;
if(!valid3){
const _errs12 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/markets",schemaPath:"common.schema.json#/$defs/tokenMarkets/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs12 === errors;
valid3 = valid3 || _valid0;
}
if(!valid3){
const err7 = {instancePath:instancePath+"/markets",schemaPath:"common.schema.json#/$defs/tokenMarkets/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

