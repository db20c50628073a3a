// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/surroundings.schema.json","title":"EditorSurroundings","description":"GET /templates/:id/surroundings: what the checks of its newest saved text need to know beyond it.","type":"object","required":["origin","published","pictures","gonePictures","fontBytes","marketRules"],"properties":{"origin":{"type":["string","null"],"description":"PUBLIC_ORIGIN; null where the host has none."},"published":{"type":"array","items":{"type":"string"},"description":"Ids of templates that can be opened."},"pictures":{"type":"array","description":"Files in our store that the text speaks of.","items":{"title":"PictureFile","type":"object","required":["name","bytes"],"properties":{"name":{"type":"string","description":"Last part of its address."},"bytes":{"type":"integer"},"size":{"title":"PictureFileSize","type":"object","description":"Of the file itself, or of the picture that it was made of, in pixels; absent: it can't be read.","required":["width","height"],"properties":{"width":{"type":"integer"},"height":{"type":"integer"}}}}}},"gonePictures":{"type":"array","description":"Last parts of the addresses of pictures of our own that the text speaks of and that are neither in the library nor shipped.","items":{"type":"string"}},"fontBytes":{"type":"integer","description":"Of the brand's font; 0 where it has none."},"marketRules":{"type":"array","description":"The rules of each market, as the host has them.","items":{"title":"SentMarketRules","type":"object","required":["market","rules"],"properties":{"market":{"type":"string"},"rules":{"type":"array","items":{"$ref":"../marketRules.schema.json#/$defs/marketRule"}}}}}}};
const schema13 = {"title":"WrittenMarketRule","description":"One rule from one day on.","type":"object","additionalProperties":false,"required":["name","value","unit","source","inForceFrom"],"properties":{"name":{"type":"string","description":"As in marketRuleTerms.schema.json, which says what it means."},"value":{"type":["string","number","boolean","array"],"description":"What the rule says, as marketRuleTerms.schema.json has it for its name."},"unit":{"type":"string","description":"Of the value."},"source":{"type":"string","minLength":1,"maxLength":600,"description":"Where it stands written. \"lender to confirm\" where that could not be read at the source itself."},"inForceFrom":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"First day on which it holds, on the market's clocks."},"inForceUntil":{"type":"string","pattern":"^\\d{4}-\\d{2}-\\d{2}$","description":"Last day on which it holds; absent: it holds on."},"confirmedBy":{"type":"string","minLength":1,"maxLength":200,"description":"Who confirmed it for this lender, and when; absent: nobody yet."}}};
const pattern0 = new RegExp("^\\d{4}-\\d{2}-\\d{2}$", "");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/surroundings.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.origin === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "origin"},message:"must have required property '"+"origin"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.published === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published"},message:"must have required property '"+"published"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.pictures === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pictures"},message:"must have required property '"+"pictures"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.gonePictures === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "gonePictures"},message:"must have required property '"+"gonePictures"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.fontBytes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fontBytes"},message:"must have required property '"+"fontBytes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.marketRules === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "marketRules"},message:"must have required property '"+"marketRules"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.origin !== undefined){
let data0 = data.origin;
if((typeof data0 !== "string") && (data0 !== null)){
const err6 = {instancePath:instancePath+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type: schema11.properties.origin.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.published !== undefined){
let data1 = data.published;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
const err7 = {instancePath:instancePath+"/published/" + i0,schemaPath:"#/properties/published/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.pictures !== undefined){
let data3 = data.pictures;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.name === undefined){
const err9 = {instancePath:instancePath+"/pictures/" + i1,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.bytes === undefined){
const err10 = {instancePath:instancePath+"/pictures/" + i1,schemaPath:"#/properties/pictures/items/required",keyword:"required",params:{missingProperty: "bytes"},message:"must have required property '"+"bytes"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err11 = {instancePath:instancePath+"/pictures/" + i1+"/name",schemaPath:"#/properties/pictures/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.bytes !== undefined){
let data6 = data4.bytes;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err12 = {instancePath:instancePath+"/pictures/" + i1+"/bytes",schemaPath:"#/properties/pictures/items/properties/bytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.size !== undefined){
let data7 = data4.size;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.width === undefined){
const err13 = {instancePath:instancePath+"/pictures/" + i1+"/size",schemaPath:"#/properties/pictures/items/properties/size/required",keyword:"required",params:{missingProperty: "width"},message:"must have required property '"+"width"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.height === undefined){
const err14 = {instancePath:instancePath+"/pictures/" + i1+"/size",schemaPath:"#/properties/pictures/items/properties/size/required",keyword:"required",params:{missingProperty: "height"},message:"must have required property '"+"height"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.width !== undefined){
let data8 = data7.width;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err15 = {instancePath:instancePath+"/pictures/" + i1+"/size/width",schemaPath:"#/properties/pictures/items/properties/size/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.height !== undefined){
let data9 = data7.height;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/pictures/" + i1+"/size/height",schemaPath:"#/properties/pictures/items/properties/size/properties/height/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err17 = {instancePath:instancePath+"/pictures/" + i1+"/size",schemaPath:"#/properties/pictures/items/properties/size/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/pictures/" + i1,schemaPath:"#/properties/pictures/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/pictures",schemaPath:"#/properties/pictures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.gonePictures !== undefined){
let data10 = data.gonePictures;
if(Array.isArray(data10)){
const len2 = data10.length;
for(let i2=0; i2<len2; i2++){
if(typeof data10[i2] !== "string"){
const err20 = {instancePath:instancePath+"/gonePictures/" + i2,schemaPath:"#/properties/gonePictures/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err21 = {instancePath:instancePath+"/gonePictures",schemaPath:"#/properties/gonePictures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fontBytes !== undefined){
let data12 = data.fontBytes;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
const err22 = {instancePath:instancePath+"/fontBytes",schemaPath:"#/properties/fontBytes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.marketRules !== undefined){
let data13 = data.marketRules;
if(Array.isArray(data13)){
const len3 = data13.length;
for(let i3=0; i3<len3; i3++){
let data14 = data13[i3];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.market === undefined){
const err23 = {instancePath:instancePath+"/marketRules/" + i3,schemaPath:"#/properties/marketRules/items/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data14.rules === undefined){
const err24 = {instancePath:instancePath+"/marketRules/" + i3,schemaPath:"#/properties/marketRules/items/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data14.market !== undefined){
if(typeof data14.market !== "string"){
const err25 = {instancePath:instancePath+"/marketRules/" + i3+"/market",schemaPath:"#/properties/marketRules/items/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data14.rules !== undefined){
let data16 = data14.rules;
if(Array.isArray(data16)){
const len4 = data16.length;
for(let i4=0; i4<len4; i4++){
let data17 = data16[i4];
if(data17 && typeof data17 == "object" && !Array.isArray(data17)){
if(data17.name === undefined){
const err26 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4,schemaPath:"../marketRules.schema.json#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data17.value === undefined){
const err27 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4,schemaPath:"../marketRules.schema.json#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data17.unit === undefined){
const err28 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4,schemaPath:"../marketRules.schema.json#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "unit"},message:"must have required property '"+"unit"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data17.source === undefined){
const err29 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4,schemaPath:"../marketRules.schema.json#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data17.inForceFrom === undefined){
const err30 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4,schemaPath:"../marketRules.schema.json#/$defs/marketRule/required",keyword:"required",params:{missingProperty: "inForceFrom"},message:"must have required property '"+"inForceFrom"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key0 in data17){
if(!(((((((key0 === "name") || (key0 === "value")) || (key0 === "unit")) || (key0 === "source")) || (key0 === "inForceFrom")) || (key0 === "inForceUntil")) || (key0 === "confirmedBy"))){
const err31 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4,schemaPath:"../marketRules.schema.json#/$defs/marketRule/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data17.name !== undefined){
if(typeof data17.name !== "string"){
const err32 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/name",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data17.value !== undefined){
let data19 = data17.value;
if((((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))) && (typeof data19 !== "boolean")) && (!(Array.isArray(data19)))){
const err33 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/value",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/value/type",keyword:"type",params:{type: schema13.properties.value.type},message:"must be string,number,boolean,array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data17.unit !== undefined){
if(typeof data17.unit !== "string"){
const err34 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/unit",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data17.source !== undefined){
let data21 = data17.source;
if(typeof data21 === "string"){
if(data21.length > 600){
const err35 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/source",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/source/maxLength",keyword:"maxLength",params:{limit: 600},message:"must NOT have more than 600 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data21.length < 1){
const err36 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/source",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/source",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data17.inForceFrom !== undefined){
let data22 = data17.inForceFrom;
if(typeof data22 === "string"){
if(!pattern0.test(data22)){
const err38 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/inForceFrom",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/inForceFrom/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/inForceFrom",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/inForceFrom/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data17.inForceUntil !== undefined){
let data23 = data17.inForceUntil;
if(typeof data23 === "string"){
if(!pattern0.test(data23)){
const err40 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/inForceUntil",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/inForceUntil/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-\\d{2}-\\d{2}$"},message:"must match pattern \""+"^\\d{4}-\\d{2}-\\d{2}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/inForceUntil",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/inForceUntil/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data17.confirmedBy !== undefined){
let data24 = data17.confirmedBy;
if(typeof data24 === "string"){
if(data24.length > 200){
const err42 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/confirmedBy",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/confirmedBy/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data24.length < 1){
const err43 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/confirmedBy",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/confirmedBy/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4+"/confirmedBy",schemaPath:"../marketRules.schema.json#/$defs/marketRule/properties/confirmedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/marketRules/" + i3+"/rules/" + i4,schemaPath:"../marketRules.schema.json#/$defs/marketRule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/marketRules/" + i3+"/rules",schemaPath:"#/properties/marketRules/items/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/marketRules/" + i3,schemaPath:"#/properties/marketRules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/marketRules",schemaPath:"#/properties/marketRules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

