// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/marketRules.schema.json","title":"MarketRules","description":"What the law and the advertising networks of a market ask of a lender, for counsel to read, change and sign: rules/in.json, rules/mx.json. Several entries of one name are its versions by date.","type":"object","additionalProperties":false,"required":["market","rules"],"properties":{"market":{"enum":["mx","in"],"description":"As in templates."},"rules":{"type":"array","items":{"$ref":"#/$defs/marketRule"}}},"$defs":{"marketRule":{"title":"WrittenMarketRule","description":"One rule from one day on.","type":"object","additionalProperties":false,"required":["name","value","unit","source","inForceFrom"],"properties":{"name":{"type":"string","description":"As in marketRuleTerms.schema.json, which says what it means."},"value":{"type":["string","number","boolean","array"],"description":"What the rule says, as marketRuleTerms.schema.json has it for its name."},"unit":{"type":"string","description":"Of the value."},"source":{"type":"string","minLength":1,"maxLength":600,"description":"Where it stands written. \"lender to confirm\" where that could not be read at the source itself."},"inForceFrom":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"First day on which it holds, on the market's clocks."},"inForceUntil":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"Last day on which it holds; absent: it holds on."},"confirmedBy":{"type":"string","minLength":1,"maxLength":200,"description":"Who confirmed it for this lender, and when; absent: nobody yet."}}}}};
const schema12 = {"title":"WrittenMarketRule","description":"One rule from one day on.","type":"object","additionalProperties":false,"required":["name","value","unit","source","inForceFrom"],"properties":{"name":{"type":"string","description":"As in marketRuleTerms.schema.json, which says what it means."},"value":{"type":["string","number","boolean","array"],"description":"What the rule says, as marketRuleTerms.schema.json has it for its name."},"unit":{"type":"string","description":"Of the value."},"source":{"type":"string","minLength":1,"maxLength":600,"description":"Where it stands written. \"lender to confirm\" where that could not be read at the source itself."},"inForceFrom":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"First day on which it holds, on the market's clocks."},"inForceUntil":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"Last day on which it holds; absent: it holds on."},"confirmedBy":{"type":"string","minLength":1,"maxLength":200,"description":"Who confirmed it for this lender, and when; absent: nobody yet."}}};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/marketRules.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.market === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rules === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "market") || (key0 === "rules"))){
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
if(data.market !== undefined){
let data0 = data.market;
if(!((data0 === "mx") || (data0 === "in"))){
const err3 = {instancePath:instancePath+"/market",schemaPath:"#/properties/market/enum",keyword:"enum",params:{allowedValues: schema11.properties.market.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rules !== undefined){
let data1 = data.rules;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.name === undefined){
const err4 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.value === undefined){
const err5 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.unit === undefined){
const err6 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.source === undefined){
const err7 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.inForceFrom === undefined){
const err8 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "inForceFrom"},message:"must have required property '"+"inForceFrom"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "name") || (key1 === "value")) || (key1 === "unit")) || (key1 === "source")) || (key1 === "inForceFrom")) || (key1 === "inForceUntil")) || (key1 === "confirmedBy"))){
const err9 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/$defs/marketRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err10 = {instancePath:instancePath+"/rules/" + i0+"/name",schemaPath:"#/$defs/marketRule/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.value !== undefined){
let data4 = data2.value;
if((((typeof data4 !== "string") && (!((typeof data4 == "number") && (isFinite(data4))))) && (typeof data4 !== "boolean")) && (!(Array.isArray(data4)))){
const err11 = {instancePath:instancePath+"/rules/" + i0+"/value",schemaPath:"#/$defs/marketRule/properties/value/type",keyword:"type",params:{type: schema12.properties.value.type},message:"must be string,number,boolean,array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.unit !== undefined){
if(typeof data2.unit !== "string"){
const err12 = {instancePath:instancePath+"/rules/" + i0+"/unit",schemaPath:"#/$defs/marketRule/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.source !== undefined){
let data6 = data2.source;
if(typeof data6 === "string"){
if(data6.length > 600){
const err13 = {instancePath:instancePath+"/rules/" + i0+"/source",schemaPath:"#/$defs/marketRule/properties/source/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data6.length < 1){
const err14 = {instancePath:instancePath+"/rules/" + i0+"/source",schemaPath:"#/$defs/marketRule/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/rules/" + i0+"/source",schemaPath:"#/$defs/marketRule/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.inForceFrom !== undefined){
let data7 = data2.inForceFrom;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err16 = {instancePath:instancePath+"/rules/" + i0+"/inForceFrom",schemaPath:"#/$defs/marketRule/properties/inForceFrom/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/rules/" + i0+"/inForceFrom",schemaPath:"#/$defs/marketRule/properties/inForceFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.inForceUntil !== undefined){
let data8 = data2.inForceUntil;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err18 = {instancePath:instancePath+"/rules/" + i0+"/inForceUntil",schemaPath:"#/$defs/marketRule/properties/inForceUntil/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
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
const err19 = {instancePath:instancePath+"/rules/" + i0+"/inForceUntil",schemaPath:"#/$defs/marketRule/properties/inForceUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.confirmedBy !== undefined){
let data9 = data2.confirmedBy;
if(typeof data9 === "string"){
if(data9.length > 200){
const err20 = {instancePath:instancePath+"/rules/" + i0+"/confirmedBy",schemaPath:"#/$defs/marketRule/properties/confirmedBy/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data9.length < 1){
const err21 = {instancePath:instancePath+"/rules/" + i0+"/confirmedBy",schemaPath:"#/$defs/marketRule/properties/confirmedBy/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err22 = {instancePath:instancePath+"/rules/" + i0+"/confirmedBy",schemaPath:"#/$defs/marketRule/properties/confirmedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/rules/" + i0,schemaPath:"#/$defs/marketRule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

