// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/changeAccountPayload.schema.json","title":"ChangeAccountPayload","description":"PATCH /accounts/:id.","type":"object","properties":{"role":{"$ref":"common.schema.json#/$defs/role"},"isDisabled":{"type":"boolean"}},"additionalProperties":false};
const schema13 = {"title":"Role","description":"What an account may do; each one includes those before it.","enum":["viewer","editor","publisher","administrator"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/changeAccountPayload.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "role") || (key0 === "isDisabled"))){
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
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

