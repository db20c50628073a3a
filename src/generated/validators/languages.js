// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/languages.schema.json","title":"Languages","description":"The languages that texts exist in: locales/languages.json, a row each, in the order in which they are offered.","type":"array","minItems":1,"items":{"title":"LanguageRow","type":"object","additionalProperties":false,"required":["code","name","languageType","market","direction","speaks","isOptional","confirmedBy"],"properties":{"code":{"description":"Tag of the language (BCP 47), the name of its folder in locales/ and the lang of its pages.","type":"string","pattern":"^[a-z]{2,3}$"},"name":{"description":"In the language itself.","type":"string","minLength":1},"languageType":{"description":"What calls say of it, and how money is grouped (contract §1): 1 ₹ by lakhs, 2 $ by thousands; null: the brand's.","enum":[1,2,null]},"market":{"description":"Whose borrowers read it; a brand of another market can't turn it on. Null: any.","enum":["in","mx",null]},"direction":{"description":"Styles know one so far.","enum":["ltr"]},"speaks":{"description":"What has texts in it: promotion pages, borrowers' screens too, or everything with the official site, the editor and the sandbox.","enum":["promotion","borrowers","everything"]},"isOptional":{"description":"Off until the brand file names it in languages.","type":"boolean"},"confirmedBy":{"description":"Who read all of its texts and answers for them; null: they are machine-made, and nobody has yet.","type":["string","null"],"minLength":1}}}};
const pattern0 = new RegExp("^[a-z]{2,3}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/languages.schema.json" */;
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.code === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.name === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.languageType === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "languageType"},message:"must have required property '"+"languageType"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.market === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.direction === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "direction"},message:"must have required property '"+"direction"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.speaks === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "speaks"},message:"must have required property '"+"speaks"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.isOptional === undefined){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "isOptional"},message:"must have required property '"+"isOptional"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.confirmedBy === undefined){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "confirmedBy"},message:"must have required property '"+"confirmedBy"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data0){
if(!((((((((key0 === "code") || (key0 === "name")) || (key0 === "languageType")) || (key0 === "market")) || (key0 === "direction")) || (key0 === "speaks")) || (key0 === "isOptional")) || (key0 === "confirmedBy"))){
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.code !== undefined){
let data1 = data0.code;
if(typeof data1 === "string"){
if(!pattern0.test(data1)){
const err10 = {instancePath:instancePath+"/" + i0+"/code",schemaPath:"#/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z]{2,3}$"},message:"must match pattern \""+"^[a-z]{2,3}$"+"\""};
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
const err11 = {instancePath:instancePath+"/" + i0+"/code",schemaPath:"#/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.name !== undefined){
let data2 = data0.name;
if(typeof data2 === "string"){
if(data2.length < 1){
const err12 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err13 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data0.languageType !== undefined){
let data3 = data0.languageType;
if(!(((data3 === 1) || (data3 === 2)) || (data3 === null))){
const err14 = {instancePath:instancePath+"/" + i0+"/languageType",schemaPath:"#/items/properties/languageType/enum",keyword:"enum",params:{allowedValues: schema11.items.properties.languageType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data0.market !== undefined){
let data4 = data0.market;
if(!(((data4 === "in") || (data4 === "mx")) || (data4 === null))){
const err15 = {instancePath:instancePath+"/" + i0+"/market",schemaPath:"#/items/properties/market/enum",keyword:"enum",params:{allowedValues: schema11.items.properties.market.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data0.direction !== undefined){
if(!(data0.direction === "ltr")){
const err16 = {instancePath:instancePath+"/" + i0+"/direction",schemaPath:"#/items/properties/direction/enum",keyword:"enum",params:{allowedValues: schema11.items.properties.direction.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data0.speaks !== undefined){
let data6 = data0.speaks;
if(!(((data6 === "promotion") || (data6 === "borrowers")) || (data6 === "everything"))){
const err17 = {instancePath:instancePath+"/" + i0+"/speaks",schemaPath:"#/items/properties/speaks/enum",keyword:"enum",params:{allowedValues: schema11.items.properties.speaks.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data0.isOptional !== undefined){
if(typeof data0.isOptional !== "boolean"){
const err18 = {instancePath:instancePath+"/" + i0+"/isOptional",schemaPath:"#/items/properties/isOptional/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data0.confirmedBy !== undefined){
let data8 = data0.confirmedBy;
if((typeof data8 !== "string") && (data8 !== null)){
const err19 = {instancePath:instancePath+"/" + i0+"/confirmedBy",schemaPath:"#/items/properties/confirmedBy/type",keyword:"type",params:{type: schema11.items.properties.confirmedBy.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(typeof data8 === "string"){
if(data8.length < 1){
const err20 = {instancePath:instancePath+"/" + i0+"/confirmedBy",schemaPath:"#/items/properties/confirmedBy/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
}
else {
const err21 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
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

