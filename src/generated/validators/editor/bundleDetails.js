// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/bundleDetails.schema.json","title":"BundleDetails","description":"GET /bundles/:id, and what every change of one replies.","type":"object","required":["id","name","state","createdAt","createdByName","sha256","liveSha256","members","approval","askable","schedule","failed","published","rolledBack"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"state":{"$ref":"common.schema.json#/$defs/bundleState"},"createdAt":{"type":"integer","description":"Epoch milliseconds."},"createdByName":{"type":"string"},"sha256":{"type":"string","description":"Hex SHA-256 of the ids and hashes of all its templates: it stands for all their bytes."},"liveSha256":{"type":"string","description":"Likewise of what is live under their ids."},"members":{"type":"array","items":{"$ref":"common.schema.json#/$defs/bundleMember"},"description":"By id."},"approval":{"anyOf":[{"$ref":"common.schema.json#/$defs/approvalStanding"},{"type":"null"}]},"askable":{"type":"array","items":{"type":"string"},"description":"Names of whoever would be told, and could answer, if the caller asked for approval of all of it now."},"schedule":{"anyOf":[{"type":"object","title":"BundleSchedule","description":"When a host publishes it.","required":["publishAt","byName","reason"],"properties":{"publishAt":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":"string"},"reason":{"type":"string"}}},{"type":"null"}]},"failed":{"anyOf":[{"type":"object","title":"FailedBundle","description":"Its time came, and nothing of it was published.","required":["at","publishAt","why","templateId"],"properties":{"at":{"type":"integer","description":"Epoch milliseconds."},"publishAt":{"type":"integer","description":"Epoch milliseconds."},"why":{"enum":["liveChanged","mayNotPublish","approvalNeeded","archived","scheduledAlone","restored"]},"templateId":{"type":["string","null"],"description":"Which of its templates it was about; null: all of them."}}},{"type":"null"}]},"published":{"anyOf":[{"$ref":"common.schema.json#/$defs/bundleStep"},{"type":"null"}]},"rolledBack":{"anyOf":[{"$ref":"common.schema.json#/$defs/bundleStep"},{"type":"null"}]}}};
const schema13 = {"title":"BundleState","enum":["open","scheduled","published","rolledBack"],"description":"open: it waits to be published."};
const schema14 = {"type":"object","required":["templateId","name","market","before","beforeSha256","after","sha256","liveRevision","isChanged","obstacle"],"properties":{"templateId":{"type":"string"},"name":{"type":"string"},"market":{"type":"string"},"before":{"type":["string","null"],"description":"Exact JSON text of what is live, or was before the bundle; null: nothing."},"beforeSha256":{"type":["string","null"],"description":"Of `before`."},"after":{"type":["string","null"],"description":"Exact JSON text that the bundle makes live, or made; null: there is no draft."},"sha256":{"type":["string","null"],"description":"Of `after`."},"liveRevision":{"type":["integer","null"],"description":"What is live now."},"isChanged":{"type":"boolean","description":"It is not what approval was asked for."},"obstacle":{"enum":[null,"noDraft","archived","scheduledAlone","otherBundle","publishedSince"],"description":"Why the bundle can't be published, or not be rolled back; null: nothing of this template is in the way."}},"title":"BundleMember","description":"One template of a bundle."};
const schema15 = {"type":"object","required":["state","sha256","requestedByName","requestedAt","note","waitsFor","waitsForYou"],"properties":{"state":{"description":"waiting: for an answer; changeAsked: for the change that was asked for; approved: these bytes; outdated: the draft has changed since somebody asked.","enum":["waiting","changeAsked","approved","outdated"]},"sha256":{"type":"string","description":"Of the bytes that approval was asked for."},"requestedByName":{"type":"string"},"requestedAt":{"type":"integer","description":"Epoch milliseconds."},"note":{"type":"string","description":"What whoever asked said."},"answeredByName":{"type":"string"},"answeredAt":{"type":"integer","description":"Epoch milliseconds."},"answer":{"type":"string","description":"What is to be changed."},"answeredLink":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"waitsFor":{"type":"array","items":{"type":"string"},"description":"Names of whoever may do the next step, any of them; empty: nobody has to, or nobody may."},"waitsForYou":{"type":"boolean","description":"Whoever asks is one of them."},"isYours":{"type":"boolean","description":"Waits for whoever asks, who changed the draft last: they can't approve it, but no second person has to, so they may publish it. Absent: no."}},"title":"ApprovalStanding","description":"How far the approval of a template has got."};
const schema16 = {"type":"object","required":["at","byName","reason"],"properties":{"at":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":"string"},"reason":{"type":"string"}},"title":"BundleStep","description":"When, by whom and why a bundle was published or rolled back."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/bundleDetails.schema.json" */;
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
if(data.state === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.createdAt === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.createdByName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdByName"},message:"must have required property '"+"createdByName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.sha256 === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.liveSha256 === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "liveSha256"},message:"must have required property '"+"liveSha256"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.members === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "members"},message:"must have required property '"+"members"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.approval === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval"},message:"must have required property '"+"approval"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.askable === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "askable"},message:"must have required property '"+"askable"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.schedule === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule"},message:"must have required property '"+"schedule"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.failed === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "failed"},message:"must have required property '"+"failed"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.published === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "published"},message:"must have required property '"+"published"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.rolledBack === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rolledBack"},message:"must have required property '"+"rolledBack"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err14 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data2 = data.state;
if(!((((data2 === "open") || (data2 === "scheduled")) || (data2 === "published")) || (data2 === "rolledBack"))){
const err16 = {instancePath:instancePath+"/state",schemaPath:"common.schema.json#/$defs/bundleState/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data3 = data.createdAt;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err17 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.createdByName !== undefined){
if(typeof data.createdByName !== "string"){
const err18 = {instancePath:instancePath+"/createdByName",schemaPath:"#/properties/createdByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.sha256 !== undefined){
if(typeof data.sha256 !== "string"){
const err19 = {instancePath:instancePath+"/sha256",schemaPath:"#/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.liveSha256 !== undefined){
if(typeof data.liveSha256 !== "string"){
const err20 = {instancePath:instancePath+"/liveSha256",schemaPath:"#/properties/liveSha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.members !== undefined){
let data7 = data.members;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.templateId === undefined){
const err21 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.name === undefined){
const err22 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8.market === undefined){
const err23 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8.before === undefined){
const err24 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "before"},message:"must have required property '"+"before"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data8.beforeSha256 === undefined){
const err25 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "beforeSha256"},message:"must have required property '"+"beforeSha256"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data8.after === undefined){
const err26 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "after"},message:"must have required property '"+"after"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data8.sha256 === undefined){
const err27 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data8.liveRevision === undefined){
const err28 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "liveRevision"},message:"must have required property '"+"liveRevision"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data8.isChanged === undefined){
const err29 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "isChanged"},message:"must have required property '"+"isChanged"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data8.obstacle === undefined){
const err30 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/required",keyword:"required",params:{missingProperty: "obstacle"},message:"must have required property '"+"obstacle"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data8.templateId !== undefined){
if(typeof data8.templateId !== "string"){
const err31 = {instancePath:instancePath+"/members/" + i0+"/templateId",schemaPath:"common.schema.json#/$defs/bundleMember/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data8.name !== undefined){
if(typeof data8.name !== "string"){
const err32 = {instancePath:instancePath+"/members/" + i0+"/name",schemaPath:"common.schema.json#/$defs/bundleMember/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data8.market !== undefined){
if(typeof data8.market !== "string"){
const err33 = {instancePath:instancePath+"/members/" + i0+"/market",schemaPath:"common.schema.json#/$defs/bundleMember/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data8.before !== undefined){
let data12 = data8.before;
if((typeof data12 !== "string") && (data12 !== null)){
const err34 = {instancePath:instancePath+"/members/" + i0+"/before",schemaPath:"common.schema.json#/$defs/bundleMember/properties/before/type",keyword:"type",params:{type: schema14.properties.before.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data8.beforeSha256 !== undefined){
let data13 = data8.beforeSha256;
if((typeof data13 !== "string") && (data13 !== null)){
const err35 = {instancePath:instancePath+"/members/" + i0+"/beforeSha256",schemaPath:"common.schema.json#/$defs/bundleMember/properties/beforeSha256/type",keyword:"type",params:{type: schema14.properties.beforeSha256.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data8.after !== undefined){
let data14 = data8.after;
if((typeof data14 !== "string") && (data14 !== null)){
const err36 = {instancePath:instancePath+"/members/" + i0+"/after",schemaPath:"common.schema.json#/$defs/bundleMember/properties/after/type",keyword:"type",params:{type: schema14.properties.after.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data8.sha256 !== undefined){
let data15 = data8.sha256;
if((typeof data15 !== "string") && (data15 !== null)){
const err37 = {instancePath:instancePath+"/members/" + i0+"/sha256",schemaPath:"common.schema.json#/$defs/bundleMember/properties/sha256/type",keyword:"type",params:{type: schema14.properties.sha256.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data8.liveRevision !== undefined){
let data16 = data8.liveRevision;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err38 = {instancePath:instancePath+"/members/" + i0+"/liveRevision",schemaPath:"common.schema.json#/$defs/bundleMember/properties/liveRevision/type",keyword:"type",params:{type: schema14.properties.liveRevision.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data8.isChanged !== undefined){
if(typeof data8.isChanged !== "boolean"){
const err39 = {instancePath:instancePath+"/members/" + i0+"/isChanged",schemaPath:"common.schema.json#/$defs/bundleMember/properties/isChanged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data8.obstacle !== undefined){
let data18 = data8.obstacle;
if(!((((((data18 === null) || (data18 === "noDraft")) || (data18 === "archived")) || (data18 === "scheduledAlone")) || (data18 === "otherBundle")) || (data18 === "publishedSince"))){
const err40 = {instancePath:instancePath+"/members/" + i0+"/obstacle",schemaPath:"common.schema.json#/$defs/bundleMember/properties/obstacle/enum",keyword:"enum",params:{allowedValues: schema14.properties.obstacle.enum},message:"must be equal to one of the allowed values"};
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
const err41 = {instancePath:instancePath+"/members/" + i0,schemaPath:"common.schema.json#/$defs/bundleMember/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err42 = {instancePath:instancePath+"/members",schemaPath:"#/properties/members/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.approval !== undefined){
let data19 = data.approval;
const _errs40 = errors;
let valid6 = false;
const _errs41 = errors;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.state === undefined){
const err43 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data19.sha256 === undefined){
const err44 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data19.requestedByName === undefined){
const err45 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "requestedByName"},message:"must have required property '"+"requestedByName"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data19.requestedAt === undefined){
const err46 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "requestedAt"},message:"must have required property '"+"requestedAt"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data19.note === undefined){
const err47 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19.waitsFor === undefined){
const err48 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "waitsFor"},message:"must have required property '"+"waitsFor"+"'"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data19.waitsForYou === undefined){
const err49 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "waitsForYou"},message:"must have required property '"+"waitsForYou"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data19.state !== undefined){
let data20 = data19.state;
if(!((((data20 === "waiting") || (data20 === "changeAsked")) || (data20 === "approved")) || (data20 === "outdated"))){
const err50 = {instancePath:instancePath+"/approval/state",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/state/enum",keyword:"enum",params:{allowedValues: schema15.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data19.sha256 !== undefined){
if(typeof data19.sha256 !== "string"){
const err51 = {instancePath:instancePath+"/approval/sha256",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data19.requestedByName !== undefined){
if(typeof data19.requestedByName !== "string"){
const err52 = {instancePath:instancePath+"/approval/requestedByName",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/requestedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data19.requestedAt !== undefined){
let data23 = data19.requestedAt;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err53 = {instancePath:instancePath+"/approval/requestedAt",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/requestedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data19.note !== undefined){
if(typeof data19.note !== "string"){
const err54 = {instancePath:instancePath+"/approval/note",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data19.answeredByName !== undefined){
if(typeof data19.answeredByName !== "string"){
const err55 = {instancePath:instancePath+"/approval/answeredByName",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/answeredByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data19.answeredAt !== undefined){
let data26 = data19.answeredAt;
if(!(((typeof data26 == "number") && (!(data26 % 1) && !isNaN(data26))) && (isFinite(data26)))){
const err56 = {instancePath:instancePath+"/approval/answeredAt",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/answeredAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data19.answer !== undefined){
if(typeof data19.answer !== "string"){
const err57 = {instancePath:instancePath+"/approval/answer",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data19.answeredLink !== undefined){
if(typeof data19.answeredLink !== "string"){
const err58 = {instancePath:instancePath+"/approval/answeredLink",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/answeredLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data19.waitsFor !== undefined){
let data29 = data19.waitsFor;
if(Array.isArray(data29)){
const len1 = data29.length;
for(let i1=0; i1<len1; i1++){
if(typeof data29[i1] !== "string"){
const err59 = {instancePath:instancePath+"/approval/waitsFor/" + i1,schemaPath:"common.schema.json#/$defs/approvalStanding/properties/waitsFor/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
}
else {
const err60 = {instancePath:instancePath+"/approval/waitsFor",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/waitsFor/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data19.waitsForYou !== undefined){
if(typeof data19.waitsForYou !== "boolean"){
const err61 = {instancePath:instancePath+"/approval/waitsForYou",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/waitsForYou/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data19.isYours !== undefined){
if(typeof data19.isYours !== "boolean"){
const err62 = {instancePath:instancePath+"/approval/isYours",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/isYours/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
var _valid0 = _errs41 === errors;
valid6 = valid6 || _valid0;
if(!valid6){
const _errs69 = errors;
if(data19 !== null){
const err64 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid0 = _errs69 === errors;
valid6 = valid6 || _valid0;
}
if(!valid6){
const err65 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
else {
errors = _errs40;
if(vErrors !== null){
if(_errs40){
vErrors.length = _errs40;
}
else {
vErrors = null;
}
}
}
}
if(data.askable !== undefined){
let data33 = data.askable;
if(Array.isArray(data33)){
const len2 = data33.length;
for(let i2=0; i2<len2; i2++){
if(typeof data33[i2] !== "string"){
const err66 = {instancePath:instancePath+"/askable/" + i2,schemaPath:"#/properties/askable/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/askable",schemaPath:"#/properties/askable/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.schedule !== undefined){
let data35 = data.schedule;
const _errs76 = errors;
let valid13 = false;
const _errs77 = errors;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.publishAt === undefined){
const err68 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf/0/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data35.byName === undefined){
const err69 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf/0/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data35.reason === undefined){
const err70 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf/0/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data35.publishAt !== undefined){
let data36 = data35.publishAt;
if(!(((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36))) && (isFinite(data36)))){
const err71 = {instancePath:instancePath+"/schedule/publishAt",schemaPath:"#/properties/schedule/anyOf/0/properties/publishAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data35.byName !== undefined){
if(typeof data35.byName !== "string"){
const err72 = {instancePath:instancePath+"/schedule/byName",schemaPath:"#/properties/schedule/anyOf/0/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data35.reason !== undefined){
if(typeof data35.reason !== "string"){
const err73 = {instancePath:instancePath+"/schedule/reason",schemaPath:"#/properties/schedule/anyOf/0/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
}
else {
const err74 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid1 = _errs77 === errors;
valid13 = valid13 || _valid1;
if(!valid13){
const _errs85 = errors;
if(data35 !== null){
const err75 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var _valid1 = _errs85 === errors;
valid13 = valid13 || _valid1;
}
if(!valid13){
const err76 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
errors = _errs76;
if(vErrors !== null){
if(_errs76){
vErrors.length = _errs76;
}
else {
vErrors = null;
}
}
}
}
if(data.failed !== undefined){
let data39 = data.failed;
const _errs88 = errors;
let valid15 = false;
const _errs89 = errors;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(data39.at === undefined){
const err77 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/anyOf/0/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data39.publishAt === undefined){
const err78 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/anyOf/0/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data39.why === undefined){
const err79 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/anyOf/0/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data39.templateId === undefined){
const err80 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/anyOf/0/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data39.at !== undefined){
let data40 = data39.at;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err81 = {instancePath:instancePath+"/failed/at",schemaPath:"#/properties/failed/anyOf/0/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data39.publishAt !== undefined){
let data41 = data39.publishAt;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err82 = {instancePath:instancePath+"/failed/publishAt",schemaPath:"#/properties/failed/anyOf/0/properties/publishAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data39.why !== undefined){
let data42 = data39.why;
if(!((((((data42 === "liveChanged") || (data42 === "mayNotPublish")) || (data42 === "approvalNeeded")) || (data42 === "archived")) || (data42 === "scheduledAlone")) || (data42 === "restored"))){
const err83 = {instancePath:instancePath+"/failed/why",schemaPath:"#/properties/failed/anyOf/0/properties/why/enum",keyword:"enum",params:{allowedValues: schema11.properties.failed.anyOf[0].properties.why.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data39.templateId !== undefined){
let data43 = data39.templateId;
if((typeof data43 !== "string") && (data43 !== null)){
const err84 = {instancePath:instancePath+"/failed/templateId",schemaPath:"#/properties/failed/anyOf/0/properties/templateId/type",keyword:"type",params:{type: schema11.properties.failed.anyOf[0].properties.templateId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var _valid2 = _errs89 === errors;
valid15 = valid15 || _valid2;
if(!valid15){
const _errs98 = errors;
if(data39 !== null){
const err86 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
var _valid2 = _errs98 === errors;
valid15 = valid15 || _valid2;
}
if(!valid15){
const err87 = {instancePath:instancePath+"/failed",schemaPath:"#/properties/failed/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
else {
errors = _errs88;
if(vErrors !== null){
if(_errs88){
vErrors.length = _errs88;
}
else {
vErrors = null;
}
}
}
}
if(data.published !== undefined){
let data44 = data.published;
const _errs101 = errors;
let valid17 = false;
const _errs102 = errors;
if(data44 && typeof data44 == "object" && !Array.isArray(data44)){
if(data44.at === undefined){
const err88 = {instancePath:instancePath+"/published",schemaPath:"common.schema.json#/$defs/bundleStep/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data44.byName === undefined){
const err89 = {instancePath:instancePath+"/published",schemaPath:"common.schema.json#/$defs/bundleStep/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data44.reason === undefined){
const err90 = {instancePath:instancePath+"/published",schemaPath:"common.schema.json#/$defs/bundleStep/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data44.at !== undefined){
let data45 = data44.at;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err91 = {instancePath:instancePath+"/published/at",schemaPath:"common.schema.json#/$defs/bundleStep/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data44.byName !== undefined){
if(typeof data44.byName !== "string"){
const err92 = {instancePath:instancePath+"/published/byName",schemaPath:"common.schema.json#/$defs/bundleStep/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data44.reason !== undefined){
if(typeof data44.reason !== "string"){
const err93 = {instancePath:instancePath+"/published/reason",schemaPath:"common.schema.json#/$defs/bundleStep/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
}
else {
const err94 = {instancePath:instancePath+"/published",schemaPath:"common.schema.json#/$defs/bundleStep/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
var _valid3 = _errs102 === errors;
valid17 = valid17 || _valid3;
if(!valid17){
const _errs111 = errors;
if(data44 !== null){
const err95 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
var _valid3 = _errs111 === errors;
valid17 = valid17 || _valid3;
}
if(!valid17){
const err96 = {instancePath:instancePath+"/published",schemaPath:"#/properties/published/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
else {
errors = _errs101;
if(vErrors !== null){
if(_errs101){
vErrors.length = _errs101;
}
else {
vErrors = null;
}
}
}
}
if(data.rolledBack !== undefined){
let data48 = data.rolledBack;
const _errs114 = errors;
let valid20 = false;
const _errs115 = errors;
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.at === undefined){
const err97 = {instancePath:instancePath+"/rolledBack",schemaPath:"common.schema.json#/$defs/bundleStep/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data48.byName === undefined){
const err98 = {instancePath:instancePath+"/rolledBack",schemaPath:"common.schema.json#/$defs/bundleStep/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data48.reason === undefined){
const err99 = {instancePath:instancePath+"/rolledBack",schemaPath:"common.schema.json#/$defs/bundleStep/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data48.at !== undefined){
let data49 = data48.at;
if(!(((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49))) && (isFinite(data49)))){
const err100 = {instancePath:instancePath+"/rolledBack/at",schemaPath:"common.schema.json#/$defs/bundleStep/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data48.byName !== undefined){
if(typeof data48.byName !== "string"){
const err101 = {instancePath:instancePath+"/rolledBack/byName",schemaPath:"common.schema.json#/$defs/bundleStep/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data48.reason !== undefined){
if(typeof data48.reason !== "string"){
const err102 = {instancePath:instancePath+"/rolledBack/reason",schemaPath:"common.schema.json#/$defs/bundleStep/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
}
else {
const err103 = {instancePath:instancePath+"/rolledBack",schemaPath:"common.schema.json#/$defs/bundleStep/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
var _valid4 = _errs115 === errors;
valid20 = valid20 || _valid4;
if(!valid20){
const _errs124 = errors;
if(data48 !== null){
const err104 = {instancePath:instancePath+"/rolledBack",schemaPath:"#/properties/rolledBack/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
var _valid4 = _errs124 === errors;
valid20 = valid20 || _valid4;
}
if(!valid20){
const err105 = {instancePath:instancePath+"/rolledBack",schemaPath:"#/properties/rolledBack/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
else {
errors = _errs114;
if(vErrors !== null){
if(_errs114){
vErrors.length = _errs114;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err106 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

