// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/planExperimentPayload.schema.json","title":"PlanExperimentPayload","description":"PUT /templates/:id/experiments/:experiment/plan: what it is to be judged by, said before it begins.","type":"object","required":["mainFigure","smallestChange"],"properties":{"mainFigure":{"$ref":"common.schema.json#/$defs/mainFigure"},"smallestChange":{"type":"integer","minimum":1,"maximum":1000,"description":"The smallest change of the main figure worth knowing, in percent."}},"additionalProperties":false};
const schema13 = {"title":"MainFigure","description":"What an experiment is judged by: visits that took a step, each once.","enum":["registrations","applications","codes","forms"]};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/planExperimentPayload.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mainFigure === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mainFigure"},message:"must have required property '"+"mainFigure"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.smallestChange === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "smallestChange"},message:"must have required property '"+"smallestChange"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "mainFigure") || (key0 === "smallestChange"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.mainFigure !== undefined){
let data0 = data.mainFigure;
if(!((((data0 === "registrations") || (data0 === "applications")) || (data0 === "codes")) || (data0 === "forms"))){
const err3 = {instancePath:instancePath+"/mainFigure",schemaPath:"common.schema.json#/$defs/mainFigure/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.smallestChange !== undefined){
let data1 = data.smallestChange;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/smallestChange",schemaPath:"#/properties/smallestChange/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 1000 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/smallestChange",schemaPath:"#/properties/smallestChange/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000},message:"must be <= 1000"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/smallestChange",schemaPath:"#/properties/smallestChange/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

