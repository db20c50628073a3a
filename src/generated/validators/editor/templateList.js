// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/templateList.schema.json","title":"TemplateList","description":"GET /templates, latest change first.","type":"object","required":["templates","next","total"],"properties":{"templates":{"type":"array","items":{"$ref":"common.schema.json#/$defs/templateEntry"}},"next":{"type":["string","null"],"description":"Value of `cursor` for the rows that follow; null: these were the last."},"total":{"type":"integer"}}};
const schema13 = {"type":"object","required":["id","name","kind","locale","market","state","changedByName","changedAt","liveRevision","lockedByName","approval"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"kind":{"type":"string"},"locale":{"type":"string"},"market":{"type":"string"},"state":{"$ref":"#/$defs/templateState"},"changedByName":{"type":"string"},"changedAt":{"type":"integer","description":"Epoch milliseconds."},"liveRevision":{"type":["integer","null"]},"lockedByName":{"type":["string","null"]},"approval":{"anyOf":[{"$ref":"#/$defs/approvalStanding"},{"type":"null"}]}},"title":"TemplateEntry","description":"One row of the list."};
const schema14 = {"title":"TemplateState","description":"changed: live with a newer draft.","enum":["draft","live","changed","scheduled","ended","archived"]};
const schema15 = {"type":"object","required":["state","sha256","requestedByName","requestedAt","note","waitsFor","waitsForYou"],"properties":{"state":{"description":"waiting: for an answer; changeAsked: for the change that was asked for; approved: these bytes; outdated: the draft has changed since somebody asked.","enum":["waiting","changeAsked","approved","outdated"]},"sha256":{"type":"string","description":"Of the bytes that approval was asked for."},"requestedByName":{"type":"string"},"requestedAt":{"type":"integer","description":"Epoch milliseconds."},"note":{"type":"string","description":"What whoever asked said."},"answeredByName":{"type":"string"},"answeredAt":{"type":"integer","description":"Epoch milliseconds."},"answer":{"type":"string","description":"What is to be changed."},"waitsFor":{"type":"array","items":{"type":"string"},"description":"Names of whoever may do the next step, any of them; empty: nobody has to, or nobody may."},"waitsForYou":{"type":"boolean","description":"Whoever asks is one of them."}},"title":"ApprovalStanding","description":"How far the approval of a template has got."};

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.name === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.locale === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "locale"},message:"must have required property '"+"locale"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.market === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.state === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.changedByName === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedByName"},message:"must have required property '"+"changedByName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.changedAt === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.liveRevision === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "liveRevision"},message:"must have required property '"+"liveRevision"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.lockedByName === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lockedByName"},message:"must have required property '"+"lockedByName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.approval === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval"},message:"must have required property '"+"approval"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err11 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.locale !== undefined){
if(typeof data.locale !== "string"){
const err14 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.market !== undefined){
if(typeof data.market !== "string"){
const err15 = {instancePath:instancePath+"/market",schemaPath:"#/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(!((((((data5 === "draft") || (data5 === "live")) || (data5 === "changed")) || (data5 === "scheduled")) || (data5 === "ended")) || (data5 === "archived"))){
const err16 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/templateState/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.changedByName !== undefined){
if(typeof data.changedByName !== "string"){
const err17 = {instancePath:instancePath+"/changedByName",schemaPath:"#/properties/changedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data7 = data.changedAt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err18 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.liveRevision !== undefined){
let data8 = data.liveRevision;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err19 = {instancePath:instancePath+"/liveRevision",schemaPath:"#/properties/liveRevision/type",keyword:"type",params:{type: schema13.properties.liveRevision.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.lockedByName !== undefined){
let data9 = data.lockedByName;
if((typeof data9 !== "string") && (data9 !== null)){
const err20 = {instancePath:instancePath+"/lockedByName",schemaPath:"#/properties/lockedByName/type",keyword:"type",params:{type: schema13.properties.lockedByName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.approval !== undefined){
let data10 = data.approval;
const _errs22 = errors;
let valid2 = false;
const _errs23 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.state === undefined){
const err21 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.sha256 === undefined){
const err22 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.requestedByName === undefined){
const err23 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "requestedByName"},message:"must have required property '"+"requestedByName"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.requestedAt === undefined){
const err24 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "requestedAt"},message:"must have required property '"+"requestedAt"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data10.note === undefined){
const err25 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10.waitsFor === undefined){
const err26 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "waitsFor"},message:"must have required property '"+"waitsFor"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data10.waitsForYou === undefined){
const err27 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "waitsForYou"},message:"must have required property '"+"waitsForYou"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.state !== undefined){
let data11 = data10.state;
if(!((((data11 === "waiting") || (data11 === "changeAsked")) || (data11 === "approved")) || (data11 === "outdated"))){
const err28 = {instancePath:instancePath+"/approval/state",schemaPath:"#/$defs/approvalStanding/properties/state/enum",keyword:"enum",params:{allowedValues: schema15.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.sha256 !== undefined){
if(typeof data10.sha256 !== "string"){
const err29 = {instancePath:instancePath+"/approval/sha256",schemaPath:"#/$defs/approvalStanding/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data10.requestedByName !== undefined){
if(typeof data10.requestedByName !== "string"){
const err30 = {instancePath:instancePath+"/approval/requestedByName",schemaPath:"#/$defs/approvalStanding/properties/requestedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data10.requestedAt !== undefined){
let data14 = data10.requestedAt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err31 = {instancePath:instancePath+"/approval/requestedAt",schemaPath:"#/$defs/approvalStanding/properties/requestedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.note !== undefined){
if(typeof data10.note !== "string"){
const err32 = {instancePath:instancePath+"/approval/note",schemaPath:"#/$defs/approvalStanding/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.answeredByName !== undefined){
if(typeof data10.answeredByName !== "string"){
const err33 = {instancePath:instancePath+"/approval/answeredByName",schemaPath:"#/$defs/approvalStanding/properties/answeredByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.answeredAt !== undefined){
let data17 = data10.answeredAt;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err34 = {instancePath:instancePath+"/approval/answeredAt",schemaPath:"#/$defs/approvalStanding/properties/answeredAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.answer !== undefined){
if(typeof data10.answer !== "string"){
const err35 = {instancePath:instancePath+"/approval/answer",schemaPath:"#/$defs/approvalStanding/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.waitsFor !== undefined){
let data19 = data10.waitsFor;
if(Array.isArray(data19)){
const len0 = data19.length;
for(let i0=0; i0<len0; i0++){
if(typeof data19[i0] !== "string"){
const err36 = {instancePath:instancePath+"/approval/waitsFor/" + i0,schemaPath:"#/$defs/approvalStanding/properties/waitsFor/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/approval/waitsFor",schemaPath:"#/$defs/approvalStanding/properties/waitsFor/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.waitsForYou !== undefined){
if(typeof data10.waitsForYou !== "boolean"){
const err38 = {instancePath:instancePath+"/approval/waitsForYou",schemaPath:"#/$defs/approvalStanding/properties/waitsForYou/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err39 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid0 = _errs23 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs47 = errors;
if(data10 !== null){
const err40 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid0 = _errs47 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err41 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/templateList.schema.json" */;
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
if(data.next === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "next"},message:"must have required property '"+"next"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.templates !== undefined){
let data0 = data.templates;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data0[i0], {instancePath:instancePath+"/templates/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err3 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)){
const err4 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema11.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total !== undefined){
let data3 = data.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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

