// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/settings.schema.json","title":"EditorSettings","description":"GET and PUT /settings.","type":"object","required":["requiresApproval","allowsApprovalLinks","requiresSecondFactor","requiresSecondFactorOfAll"],"properties":{"requiresApproval":{"type":"boolean","description":"A second person must approve the exact bytes before they are published."},"allowsApprovalLinks":{"type":"boolean","description":"Who may approve may have somebody without an account do so, by a link."},"requiresSecondFactor":{"type":"boolean","description":"Who may publish needs a second factor to do anything."},"requiresSecondFactorOfAll":{"type":"boolean","description":"Everybody needs one, whatever their role."}},"additionalProperties":false};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/settings.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.requiresApproval === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresApproval"},message:"must have required property '"+"requiresApproval"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.allowsApprovalLinks === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "allowsApprovalLinks"},message:"must have required property '"+"allowsApprovalLinks"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.requiresSecondFactor === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresSecondFactor"},message:"must have required property '"+"requiresSecondFactor"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.requiresSecondFactorOfAll === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "requiresSecondFactorOfAll"},message:"must have required property '"+"requiresSecondFactorOfAll"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "requiresApproval") || (key0 === "allowsApprovalLinks")) || (key0 === "requiresSecondFactor")) || (key0 === "requiresSecondFactorOfAll"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.requiresApproval !== undefined){
if(typeof data.requiresApproval !== "boolean"){
const err5 = {instancePath:instancePath+"/requiresApproval",schemaPath:"#/properties/requiresApproval/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.allowsApprovalLinks !== undefined){
if(typeof data.allowsApprovalLinks !== "boolean"){
const err6 = {instancePath:instancePath+"/allowsApprovalLinks",schemaPath:"#/properties/allowsApprovalLinks/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.requiresSecondFactor !== undefined){
if(typeof data.requiresSecondFactor !== "boolean"){
const err7 = {instancePath:instancePath+"/requiresSecondFactor",schemaPath:"#/properties/requiresSecondFactor/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.requiresSecondFactorOfAll !== undefined){
if(typeof data.requiresSecondFactorOfAll !== "boolean"){
const err8 = {instancePath:instancePath+"/requiresSecondFactorOfAll",schemaPath:"#/properties/requiresSecondFactorOfAll/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

