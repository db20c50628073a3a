// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/changeSettingsPayload.schema.json","title":"ChangeSettingsPayload","description":"PUT /settings: those that change.","type":"object","required":[],"properties":{"requiresApproval":{"type":"boolean"},"allowsApprovalLinks":{"type":"boolean"},"requiresSecondFactor":{"type":"boolean"},"requiresSecondFactorOfAll":{"type":"boolean"}},"additionalProperties":false,"minProperties":1};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/changeSettingsPayload.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "requiresApproval") || (key0 === "allowsApprovalLinks")) || (key0 === "requiresSecondFactor")) || (key0 === "requiresSecondFactorOfAll"))){
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
if(data.requiresApproval !== undefined){
if(typeof data.requiresApproval !== "boolean"){
const err2 = {instancePath:instancePath+"/requiresApproval",schemaPath:"#/properties/requiresApproval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.allowsApprovalLinks !== undefined){
if(typeof data.allowsApprovalLinks !== "boolean"){
const err3 = {instancePath:instancePath+"/allowsApprovalLinks",schemaPath:"#/properties/allowsApprovalLinks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.requiresSecondFactor !== undefined){
if(typeof data.requiresSecondFactor !== "boolean"){
const err4 = {instancePath:instancePath+"/requiresSecondFactor",schemaPath:"#/properties/requiresSecondFactor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requiresSecondFactorOfAll !== undefined){
if(typeof data.requiresSecondFactorOfAll !== "boolean"){
const err5 = {instancePath:instancePath+"/requiresSecondFactorOfAll",schemaPath:"#/properties/requiresSecondFactorOfAll/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

