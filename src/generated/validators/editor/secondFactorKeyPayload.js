// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/secondFactorKeyPayload.schema.json","title":"SecondFactorKeyPayload","description":"POST /session/second-factor/key.","type":"object","required":["page","credential"],"properties":{"page":{"type":"string","minLength":20,"maxLength":100,"description":"What the page was given with the step; the cookie alone opens nothing."},"credential":{"title":"KeyAssertion","type":"object","description":"What the security key said (AuthenticationResponseJSON).","required":["id","rawId","type","response","clientExtensionResults"],"properties":{"id":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,8192}$"},"rawId":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,8192}$"},"type":{"const":"public-key"},"response":{"type":"object","required":["clientDataJSON","authenticatorData","signature"],"properties":{"clientDataJSON":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,8192}$"},"authenticatorData":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,8192}$"},"signature":{"type":"string","pattern":"^[A-Za-z0-9_-]{1,8192}$"},"userHandle":{"type":"string","maxLength":200}}},"clientExtensionResults":{"type":"object"}}}},"additionalProperties":false};
const pattern0 = new RegExp("^[A-Za-z0-9_-]{1,8192}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/secondFactorKeyPayload.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.credential === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "credential"},message:"must have required property '"+"credential"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "page") || (key0 === "credential"))){
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
if(data.page !== undefined){
let data0 = data.page;
if(typeof data0 === "string"){
if(data0.length > 100){
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 20){
const err4 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.credential !== undefined){
let data1 = data.credential;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err6 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.rawId === undefined){
const err7 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/required",keyword:"required",params:{missingProperty: "rawId"},message:"must have required property '"+"rawId"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.type === undefined){
const err8 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.response === undefined){
const err9 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/required",keyword:"required",params:{missingProperty: "response"},message:"must have required property '"+"response"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.clientExtensionResults === undefined){
const err10 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/required",keyword:"required",params:{missingProperty: "clientExtensionResults"},message:"must have required property '"+"clientExtensionResults"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(typeof data2 === "string"){
if(!pattern0.test(data2)){
const err11 = {instancePath:instancePath+"/credential/id",schemaPath:"#/properties/credential/properties/id/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,8192}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,8192}$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/credential/id",schemaPath:"#/properties/credential/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.rawId !== undefined){
let data3 = data1.rawId;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
const err13 = {instancePath:instancePath+"/credential/rawId",schemaPath:"#/properties/credential/properties/rawId/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,8192}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,8192}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/credential/rawId",schemaPath:"#/properties/credential/properties/rawId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.type !== undefined){
if("public-key" !== data1.type){
const err15 = {instancePath:instancePath+"/credential/type",schemaPath:"#/properties/credential/properties/type/const",keyword:"const",params:{allowedValue: "public-key"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.response !== undefined){
let data5 = data1.response;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.clientDataJSON === undefined){
const err16 = {instancePath:instancePath+"/credential/response",schemaPath:"#/properties/credential/properties/response/required",keyword:"required",params:{missingProperty: "clientDataJSON"},message:"must have required property '"+"clientDataJSON"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data5.authenticatorData === undefined){
const err17 = {instancePath:instancePath+"/credential/response",schemaPath:"#/properties/credential/properties/response/required",keyword:"required",params:{missingProperty: "authenticatorData"},message:"must have required property '"+"authenticatorData"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.signature === undefined){
const err18 = {instancePath:instancePath+"/credential/response",schemaPath:"#/properties/credential/properties/response/required",keyword:"required",params:{missingProperty: "signature"},message:"must have required property '"+"signature"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data5.clientDataJSON !== undefined){
let data6 = data5.clientDataJSON;
if(typeof data6 === "string"){
if(!pattern0.test(data6)){
const err19 = {instancePath:instancePath+"/credential/response/clientDataJSON",schemaPath:"#/properties/credential/properties/response/properties/clientDataJSON/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,8192}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,8192}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/credential/response/clientDataJSON",schemaPath:"#/properties/credential/properties/response/properties/clientDataJSON/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.authenticatorData !== undefined){
let data7 = data5.authenticatorData;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err21 = {instancePath:instancePath+"/credential/response/authenticatorData",schemaPath:"#/properties/credential/properties/response/properties/authenticatorData/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,8192}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,8192}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/credential/response/authenticatorData",schemaPath:"#/properties/credential/properties/response/properties/authenticatorData/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.signature !== undefined){
let data8 = data5.signature;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err23 = {instancePath:instancePath+"/credential/response/signature",schemaPath:"#/properties/credential/properties/response/properties/signature/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_-]{1,8192}$"},message:"must match pattern \""+"^[A-Za-z0-9_-]{1,8192}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/credential/response/signature",schemaPath:"#/properties/credential/properties/response/properties/signature/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.userHandle !== undefined){
let data9 = data5.userHandle;
if(typeof data9 === "string"){
if(data9.length > 200){
const err25 = {instancePath:instancePath+"/credential/response/userHandle",schemaPath:"#/properties/credential/properties/response/properties/userHandle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/credential/response/userHandle",schemaPath:"#/properties/credential/properties/response/properties/userHandle/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err27 = {instancePath:instancePath+"/credential/response",schemaPath:"#/properties/credential/properties/response/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.clientExtensionResults !== undefined){
let data10 = data1.clientExtensionResults;
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err28 = {instancePath:instancePath+"/credential/clientExtensionResults",schemaPath:"#/properties/credential/properties/clientExtensionResults/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/credential",schemaPath:"#/properties/credential/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

