// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/replacementPreview.schema.json","title":"ReplacementPreview","description":"What would be changed, template by template; nothing is kept.","type":"object","required":["templates","rest"],"properties":{"templates":{"type":"array","items":{"type":"object","title":"ReplacementTemplate","description":"Where one template would be changed.","required":["copy","places","findings"],"properties":{"copy":{"$ref":"common.schema.json#/$defs/workingCopy"},"places":{"type":"array","items":{"$ref":"common.schema.json#/$defs/replacementPlace"}},"findings":{"type":"array","description":"What the checks would newly find with all of it replaced.","items":{"$ref":"common.schema.json#/$defs/finding"}}}}},"rest":{"type":"integer","description":"Templates beyond them that would be changed too."}}};
const schema13 = {"type":"object","required":["id","name","market","version","sha256","isLive","hasOtherChanges","lockedByName"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"market":{"type":"string"},"version":{"type":"integer","description":"On which a draft is saved."},"sha256":{"type":"string","description":"Of the draft, else of what is live."},"isLive":{"type":"boolean"},"hasOtherChanges":{"type":"boolean","description":"Its draft has changes that are not live: they would go live with it."},"lockedByName":{"type":["string","null"],"description":"Somebody else who works in it now; null: nobody."}},"title":"WorkingCopy","description":"What would be changed of a template: its draft, else what is live."};
const schema17 = {"type":"object","required":["rule","severity","parameters","path","message"],"properties":{"rule":{"type":"string","description":"Key of its text in the locales."},"severity":{"enum":["error","warning"]},"block":{"type":"string","description":"Id of the innermost block that it belongs to; absent: the document's own."},"parameters":{"type":"object","additionalProperties":true},"path":{"type":"string","description":"JSON Pointer of what it is about; empty: the document itself."},"message":{"type":"string","description":"English, for whoever reads a log."},"standing":{"title":"EditorRuleStanding","type":"object","description":"Of a rule that does not hold today, and so only warns: since or until when.","required":["state","day"],"properties":{"state":{"enum":["coming","ended"]},"day":{"type":"string"}}}},"title":"EditorFinding","description":"One finding of the checks. Errors keep a template from being published, warnings ask."};
const schema14 = {"type":"object","required":["path","role","matches","rest","by"],"properties":{"path":{"type":"string","description":"JSON Pointer in the document."},"role":{"enum":["text","html","alt","link","phone","media","picture"]},"language":{"$ref":"../common.schema.json#/$defs/locale"},"block":{"type":"object","title":"ReplacementBlock","description":"The block that it stands in; absent: the page.","required":["id","type"],"properties":{"id":{"type":"string"},"type":{"type":"string"}}},"matches":{"type":"array","items":{"type":"object","title":"ReplacementMatch","description":"What is found, and what stands around it.","required":["lead","found","tail"],"properties":{"lead":{"type":"string"},"found":{"type":"string"},"tail":{"type":"string"}}}},"rest":{"type":"integer","description":"Matches in it that are not shown."},"by":{"type":"string"},"fault":{"enum":["address","picture","synced"],"description":"Why it is not changed here: the page would leave it out, or it is part of a synced block."},"syncedId":{"type":"string","description":"The synced block where it is changed for all pages; absent: it is part of none."}},"title":"ReplacementPlace","description":"One text, address or picture that would be changed."};
const schema16 = {"title":"Locale","enum":["en","es","zh","hi"]};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.matches === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "matches"},message:"must have required property '"+"matches"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rest === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rest"},message:"must have required property '"+"rest"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.by === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.path !== undefined){
if(typeof data.path !== "string"){
const err5 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
let data1 = data.role;
if(!(((((((data1 === "text") || (data1 === "html")) || (data1 === "alt")) || (data1 === "link")) || (data1 === "phone")) || (data1 === "media")) || (data1 === "picture"))){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/enum",keyword:"enum",params:{allowedValues: schema14.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.language !== undefined){
let data2 = data.language;
if(!((((data2 === "en") || (data2 === "es")) || (data2 === "zh")) || (data2 === "hi"))){
const err7 = {instancePath:instancePath+"/language",schemaPath:"../common.schema.json#/$defs/locale/enum",keyword:"enum",params:{allowedValues: schema16.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.block !== undefined){
let data3 = data.block;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.id === undefined){
const err8 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.type === undefined){
const err9 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data3.id !== undefined){
if(typeof data3.id !== "string"){
const err10 = {instancePath:instancePath+"/block/id",schemaPath:"#/properties/block/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.type !== undefined){
if(typeof data3.type !== "string"){
const err11 = {instancePath:instancePath+"/block/type",schemaPath:"#/properties/block/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.matches !== undefined){
let data6 = data.matches;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.lead === undefined){
const err13 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"#/properties/matches/items/required",keyword:"required",params:{missingProperty: "lead"},message:"must have required property '"+"lead"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.found === undefined){
const err14 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"#/properties/matches/items/required",keyword:"required",params:{missingProperty: "found"},message:"must have required property '"+"found"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.tail === undefined){
const err15 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"#/properties/matches/items/required",keyword:"required",params:{missingProperty: "tail"},message:"must have required property '"+"tail"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.lead !== undefined){
if(typeof data7.lead !== "string"){
const err16 = {instancePath:instancePath+"/matches/" + i0+"/lead",schemaPath:"#/properties/matches/items/properties/lead/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.found !== undefined){
if(typeof data7.found !== "string"){
const err17 = {instancePath:instancePath+"/matches/" + i0+"/found",schemaPath:"#/properties/matches/items/properties/found/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.tail !== undefined){
if(typeof data7.tail !== "string"){
const err18 = {instancePath:instancePath+"/matches/" + i0+"/tail",schemaPath:"#/properties/matches/items/properties/tail/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err19 = {instancePath:instancePath+"/matches/" + i0,schemaPath:"#/properties/matches/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/matches",schemaPath:"#/properties/matches/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.rest !== undefined){
let data11 = data.rest;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err21 = {instancePath:instancePath+"/rest",schemaPath:"#/properties/rest/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
const err22 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.fault !== undefined){
let data13 = data.fault;
if(!(((data13 === "address") || (data13 === "picture")) || (data13 === "synced"))){
const err23 = {instancePath:instancePath+"/fault",schemaPath:"#/properties/fault/enum",keyword:"enum",params:{allowedValues: schema14.properties.fault.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.syncedId !== undefined){
if(typeof data.syncedId !== "string"){
const err24 = {instancePath:instancePath+"/syncedId",schemaPath:"#/properties/syncedId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/replacementPreview.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.templates === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "templates"},message:"must have required property '"+"templates"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rest === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rest"},message:"must have required property '"+"rest"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.templates !== undefined){
let data0 = data.templates;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.copy === undefined){
const err2 = {instancePath:instancePath+"/templates/" + i0,schemaPath:"#/properties/templates/items/required",keyword:"required",params:{missingProperty: "copy"},message:"must have required property '"+"copy"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.places === undefined){
const err3 = {instancePath:instancePath+"/templates/" + i0,schemaPath:"#/properties/templates/items/required",keyword:"required",params:{missingProperty: "places"},message:"must have required property '"+"places"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.findings === undefined){
const err4 = {instancePath:instancePath+"/templates/" + i0,schemaPath:"#/properties/templates/items/required",keyword:"required",params:{missingProperty: "findings"},message:"must have required property '"+"findings"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.copy !== undefined){
let data2 = data1.copy;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.id === undefined){
const err5 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.name === undefined){
const err6 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.market === undefined){
const err7 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.version === undefined){
const err8 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.sha256 === undefined){
const err9 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.isLive === undefined){
const err10 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/required",keyword:"required",params:{missingProperty: "isLive"},message:"must have required property '"+"isLive"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.hasOtherChanges === undefined){
const err11 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/required",keyword:"required",params:{missingProperty: "hasOtherChanges"},message:"must have required property '"+"hasOtherChanges"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.lockedByName === undefined){
const err12 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/required",keyword:"required",params:{missingProperty: "lockedByName"},message:"must have required property '"+"lockedByName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.id !== undefined){
if(typeof data2.id !== "string"){
const err13 = {instancePath:instancePath+"/templates/" + i0+"/copy/id",schemaPath:"common.schema.json#/$defs/workingCopy/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.name !== undefined){
if(typeof data2.name !== "string"){
const err14 = {instancePath:instancePath+"/templates/" + i0+"/copy/name",schemaPath:"common.schema.json#/$defs/workingCopy/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.market !== undefined){
if(typeof data2.market !== "string"){
const err15 = {instancePath:instancePath+"/templates/" + i0+"/copy/market",schemaPath:"common.schema.json#/$defs/workingCopy/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.version !== undefined){
let data6 = data2.version;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err16 = {instancePath:instancePath+"/templates/" + i0+"/copy/version",schemaPath:"common.schema.json#/$defs/workingCopy/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.sha256 !== undefined){
if(typeof data2.sha256 !== "string"){
const err17 = {instancePath:instancePath+"/templates/" + i0+"/copy/sha256",schemaPath:"common.schema.json#/$defs/workingCopy/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.isLive !== undefined){
if(typeof data2.isLive !== "boolean"){
const err18 = {instancePath:instancePath+"/templates/" + i0+"/copy/isLive",schemaPath:"common.schema.json#/$defs/workingCopy/properties/isLive/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.hasOtherChanges !== undefined){
if(typeof data2.hasOtherChanges !== "boolean"){
const err19 = {instancePath:instancePath+"/templates/" + i0+"/copy/hasOtherChanges",schemaPath:"common.schema.json#/$defs/workingCopy/properties/hasOtherChanges/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.lockedByName !== undefined){
let data10 = data2.lockedByName;
if((typeof data10 !== "string") && (data10 !== null)){
const err20 = {instancePath:instancePath+"/templates/" + i0+"/copy/lockedByName",schemaPath:"common.schema.json#/$defs/workingCopy/properties/lockedByName/type",keyword:"type",params:{type: schema13.properties.lockedByName.type},message:"must be string,null"};
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
const err21 = {instancePath:instancePath+"/templates/" + i0+"/copy",schemaPath:"common.schema.json#/$defs/workingCopy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data1.places !== undefined){
let data11 = data1.places;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
if(!(validate12(data11[i1], {instancePath:instancePath+"/templates/" + i0+"/places/" + i1,parentData:data11,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err22 = {instancePath:instancePath+"/templates/" + i0+"/places",schemaPath:"#/properties/templates/items/properties/places/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data1.findings !== undefined){
let data13 = data1.findings;
if(Array.isArray(data13)){
const len2 = data13.length;
for(let i2=0; i2<len2; i2++){
let data14 = data13[i2];
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.rule === undefined){
const err23 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "rule"},message:"must have required property '"+"rule"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data14.severity === undefined){
const err24 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "severity"},message:"must have required property '"+"severity"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data14.parameters === undefined){
const err25 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "parameters"},message:"must have required property '"+"parameters"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data14.path === undefined){
const err26 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data14.message === undefined){
const err27 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2,schemaPath:"common.schema.json#/$defs/finding/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data14.rule !== undefined){
if(typeof data14.rule !== "string"){
const err28 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/rule",schemaPath:"common.schema.json#/$defs/finding/properties/rule/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data14.severity !== undefined){
let data16 = data14.severity;
if(!((data16 === "error") || (data16 === "warning"))){
const err29 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/severity",schemaPath:"common.schema.json#/$defs/finding/properties/severity/enum",keyword:"enum",params:{allowedValues: schema17.properties.severity.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data14.block !== undefined){
if(typeof data14.block !== "string"){
const err30 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/block",schemaPath:"common.schema.json#/$defs/finding/properties/block/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data14.parameters !== undefined){
let data18 = data14.parameters;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
}
else {
const err31 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/parameters",schemaPath:"common.schema.json#/$defs/finding/properties/parameters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data14.path !== undefined){
if(typeof data14.path !== "string"){
const err32 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/path",schemaPath:"common.schema.json#/$defs/finding/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data14.message !== undefined){
if(typeof data14.message !== "string"){
const err33 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/message",schemaPath:"common.schema.json#/$defs/finding/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data14.standing !== undefined){
let data21 = data14.standing;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.state === undefined){
const err34 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data21.day === undefined){
const err35 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/required",keyword:"required",params:{missingProperty: "day"},message:"must have required property '"+"day"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data21.state !== undefined){
let data22 = data21.state;
if(!((data22 === "coming") || (data22 === "ended"))){
const err36 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/standing/state",schemaPath:"common.schema.json#/$defs/finding/properties/standing/properties/state/enum",keyword:"enum",params:{allowedValues: schema17.properties.standing.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data21.day !== undefined){
if(typeof data21.day !== "string"){
const err37 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/standing/day",schemaPath:"common.schema.json#/$defs/finding/properties/standing/properties/day/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2+"/standing",schemaPath:"common.schema.json#/$defs/finding/properties/standing/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/templates/" + i0+"/findings/" + i2,schemaPath:"common.schema.json#/$defs/finding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/templates/" + i0+"/findings",schemaPath:"#/properties/templates/items/properties/findings/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/templates/" + i0,schemaPath:"#/properties/templates/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.rest !== undefined){
let data24 = data.rest;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err43 = {instancePath:instancePath+"/rest",schemaPath:"#/properties/rest/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

