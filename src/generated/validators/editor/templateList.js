// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/templateList.schema.json","title":"TemplateList","description":"GET /templates, in the order that `sort` names: latest change first unless given.","type":"object","required":["templates","next","total","waitingForMe"],"properties":{"templates":{"type":"array","items":{"$ref":"common.schema.json#/$defs/templateEntry"}},"next":{"type":["string","null"],"description":"Value of `cursor` for the rows that follow; null: these were the last."},"total":{"type":"integer"},"waitingForMe":{"type":"integer","description":"How many wait for the caller, as `waits=me` finds them, whatever else is asked for."}}};
const schema13 = {"type":"object","required":["id","name","kind","locale","market","state","changedByName","changedAt","liveRevision","lockedByName","folderId","publishedAt","isArchived","isChanged","offline","publishAt","isChangedSinceScheduled","endAt","approval","blocksOff","guard","lastDays","syncedBehind"],"properties":{"id":{"type":"string"},"name":{"type":"string"},"kind":{"type":"string"},"locale":{"type":"string"},"market":{"type":"string"},"state":{"$ref":"#/$defs/templateState"},"changedByName":{"type":"string"},"changedAt":{"type":"integer","description":"Epoch milliseconds."},"liveRevision":{"type":["integer","null"]},"lockedByName":{"type":["string","null"]},"folderId":{"type":["string","null"]},"publishedAt":{"type":["integer","null"],"description":"Epoch milliseconds at which what is live went live."},"isArchived":{"type":"boolean"},"isChanged":{"type":"boolean","description":"There is a draft, and it is not what is live."},"publishAt":{"type":["integer","null"],"description":"Epoch milliseconds at which the host publishes it."},"isChangedSinceScheduled":{"type":"boolean","description":"The host publishes other bytes at that time than those of the draft."},"endAt":{"type":["integer","null"],"description":"Epoch milliseconds at which the host takes it offline."},"blocksOff":{"type":"integer","description":"How many of its blocks are turned off."},"offline":{"anyOf":[{"$ref":"#/$defs/offline"},{"type":"null"}]},"approval":{"anyOf":[{"$ref":"#/$defs/approvalStanding"},{"type":"null"}]},"guard":{"anyOf":[{"$ref":"#/$defs/guard"},{"type":"null"}],"description":"Its guarded publication: one that runs, or that the host ended by itself and nobody has read of."},"lastDays":{"type":"object","required":["visits","registrations"],"properties":{"visits":{"type":"integer"},"registrations":{"type":"integer"}},"title":"LastDays","description":"What was counted in the last seven days, UTC, today's among them."},"syncedBehind":{"type":"array","items":{"type":"string"},"description":"Names of the synced blocks of which it has an older version."}},"title":"TemplateEntry","description":"One row of the list."};
const schema14 = {"title":"TemplateState","description":"changed: live with a newer draft; ended: it was live and is not any more.","enum":["draft","live","changed","scheduled","ended","archived"]};
const schema15 = {"type":"object","required":["revision","at","byName","reason"],"properties":{"revision":{"type":"integer","description":"What was live until then."},"at":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":"string"},"reason":{"type":"string"},"setFor":{"type":"integer","description":"Epoch milliseconds that a schedule had set for it; absent: somebody did it at that moment."}},"title":"OfflineSince","description":"Since when and why visitors do not see a template any more."};
const schema16 = {"type":"object","required":["state","sha256","requestedByName","requestedAt","note","waitsFor","waitsForYou"],"properties":{"state":{"description":"waiting: for an answer; changeAsked: for the change that was asked for; approved: these bytes; outdated: the draft has changed since somebody asked.","enum":["waiting","changeAsked","approved","outdated"]},"sha256":{"type":"string","description":"Of the bytes that approval was asked for."},"requestedByName":{"type":"string"},"requestedAt":{"type":"integer","description":"Epoch milliseconds."},"note":{"type":"string","description":"What whoever asked said."},"answeredByName":{"type":"string"},"answeredAt":{"type":"integer","description":"Epoch milliseconds."},"answer":{"type":"string","description":"What is to be changed."},"answeredLink":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"waitsFor":{"type":"array","items":{"type":"string"},"description":"Names of whoever may do the next step, any of them; empty: nobody has to, or nobody may."},"waitsForYou":{"type":"boolean","description":"Whoever asks is one of them."},"isYours":{"type":"boolean","description":"Waits for whoever asks, who changed the draft last: they can't approve it, but no second person has to, so they may publish it. Absent: no."}},"title":"ApprovalStanding","description":"How far the approval of a template has got."};
const schema17 = {"type":"object","required":["sequence","revision","previousRevision","sharePercent","plannedVisits","startedAt","outcome","figure","endedAt","endedByName"],"properties":{"sequence":{"type":"integer","description":"Of its publication."},"revision":{"type":"integer"},"previousRevision":{"type":"integer","description":"What the other visitors keep."},"sharePercent":{"type":"integer","description":"Of the visitors who get the new revision."},"plannedVisits":{"type":["integer","null"],"description":"Said beforehand: by then four of five losses of 30 % are rolled back. Null: there were no figures to say it from."},"startedAt":{"type":"integer","description":"Epoch milliseconds."},"outcome":{"enum":["rolledBack","released","replaced",null],"description":"Null: it runs."},"figure":{"enum":["registrations","faults","slowLoads","slowAnswers",null],"description":"What was clearly worse, where the host rolled it back."},"endedAt":{"type":["integer","null"],"description":"Epoch milliseconds."},"endedByName":{"type":["string","null"],"description":"Null: it runs, or the host ended it by itself."}},"title":"EditorGuard","description":"A revision that a share of the visitors got first."};

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
if(data.folderId === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "folderId"},message:"must have required property '"+"folderId"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.publishedAt === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publishedAt"},message:"must have required property '"+"publishedAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.isArchived === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isArchived"},message:"must have required property '"+"isArchived"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.isChanged === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isChanged"},message:"must have required property '"+"isChanged"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.offline === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "offline"},message:"must have required property '"+"offline"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.publishAt === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.isChangedSinceScheduled === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isChangedSinceScheduled"},message:"must have required property '"+"isChangedSinceScheduled"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.endAt === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "endAt"},message:"must have required property '"+"endAt"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.approval === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval"},message:"must have required property '"+"approval"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.blocksOff === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocksOff"},message:"must have required property '"+"blocksOff"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.guard === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "guard"},message:"must have required property '"+"guard"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.lastDays === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lastDays"},message:"must have required property '"+"lastDays"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.syncedBehind === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "syncedBehind"},message:"must have required property '"+"syncedBehind"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err23 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
const err24 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.kind !== undefined){
if(typeof data.kind !== "string"){
const err25 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.locale !== undefined){
if(typeof data.locale !== "string"){
const err26 = {instancePath:instancePath+"/locale",schemaPath:"#/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.market !== undefined){
if(typeof data.market !== "string"){
const err27 = {instancePath:instancePath+"/market",schemaPath:"#/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.state !== undefined){
let data5 = data.state;
if(!((((((data5 === "draft") || (data5 === "live")) || (data5 === "changed")) || (data5 === "scheduled")) || (data5 === "ended")) || (data5 === "archived"))){
const err28 = {instancePath:instancePath+"/state",schemaPath:"#/$defs/templateState/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.changedByName !== undefined){
if(typeof data.changedByName !== "string"){
const err29 = {instancePath:instancePath+"/changedByName",schemaPath:"#/properties/changedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.changedAt !== undefined){
let data7 = data.changedAt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err30 = {instancePath:instancePath+"/changedAt",schemaPath:"#/properties/changedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.liveRevision !== undefined){
let data8 = data.liveRevision;
if((!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))) && (data8 !== null)){
const err31 = {instancePath:instancePath+"/liveRevision",schemaPath:"#/properties/liveRevision/type",keyword:"type",params:{type: schema13.properties.liveRevision.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.lockedByName !== undefined){
let data9 = data.lockedByName;
if((typeof data9 !== "string") && (data9 !== null)){
const err32 = {instancePath:instancePath+"/lockedByName",schemaPath:"#/properties/lockedByName/type",keyword:"type",params:{type: schema13.properties.lockedByName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.folderId !== undefined){
let data10 = data.folderId;
if((typeof data10 !== "string") && (data10 !== null)){
const err33 = {instancePath:instancePath+"/folderId",schemaPath:"#/properties/folderId/type",keyword:"type",params:{type: schema13.properties.folderId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.publishedAt !== undefined){
let data11 = data.publishedAt;
if((!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))) && (data11 !== null)){
const err34 = {instancePath:instancePath+"/publishedAt",schemaPath:"#/properties/publishedAt/type",keyword:"type",params:{type: schema13.properties.publishedAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.isArchived !== undefined){
if(typeof data.isArchived !== "boolean"){
const err35 = {instancePath:instancePath+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.isChanged !== undefined){
if(typeof data.isChanged !== "boolean"){
const err36 = {instancePath:instancePath+"/isChanged",schemaPath:"#/properties/isChanged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.publishAt !== undefined){
let data14 = data.publishAt;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err37 = {instancePath:instancePath+"/publishAt",schemaPath:"#/properties/publishAt/type",keyword:"type",params:{type: schema13.properties.publishAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.isChangedSinceScheduled !== undefined){
if(typeof data.isChangedSinceScheduled !== "boolean"){
const err38 = {instancePath:instancePath+"/isChangedSinceScheduled",schemaPath:"#/properties/isChangedSinceScheduled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.endAt !== undefined){
let data16 = data.endAt;
if((!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))) && (data16 !== null)){
const err39 = {instancePath:instancePath+"/endAt",schemaPath:"#/properties/endAt/type",keyword:"type",params:{type: schema13.properties.endAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.blocksOff !== undefined){
let data17 = data.blocksOff;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err40 = {instancePath:instancePath+"/blocksOff",schemaPath:"#/properties/blocksOff/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.offline !== undefined){
let data18 = data.offline;
const _errs38 = errors;
let valid2 = false;
const _errs39 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
if(data18.revision === undefined){
const err41 = {instancePath:instancePath+"/offline",schemaPath:"#/$defs/offline/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data18.at === undefined){
const err42 = {instancePath:instancePath+"/offline",schemaPath:"#/$defs/offline/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data18.byName === undefined){
const err43 = {instancePath:instancePath+"/offline",schemaPath:"#/$defs/offline/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data18.reason === undefined){
const err44 = {instancePath:instancePath+"/offline",schemaPath:"#/$defs/offline/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data18.revision !== undefined){
let data19 = data18.revision;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/offline/revision",schemaPath:"#/$defs/offline/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data18.at !== undefined){
let data20 = data18.at;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err46 = {instancePath:instancePath+"/offline/at",schemaPath:"#/$defs/offline/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data18.byName !== undefined){
if(typeof data18.byName !== "string"){
const err47 = {instancePath:instancePath+"/offline/byName",schemaPath:"#/$defs/offline/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data18.reason !== undefined){
if(typeof data18.reason !== "string"){
const err48 = {instancePath:instancePath+"/offline/reason",schemaPath:"#/$defs/offline/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data18.setFor !== undefined){
let data23 = data18.setFor;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err49 = {instancePath:instancePath+"/offline/setFor",schemaPath:"#/$defs/offline/properties/setFor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/offline",schemaPath:"#/$defs/offline/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
var _valid0 = _errs39 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs52 = errors;
if(data18 !== null){
const err51 = {instancePath:instancePath+"/offline",schemaPath:"#/properties/offline/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
var _valid0 = _errs52 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err52 = {instancePath:instancePath+"/offline",schemaPath:"#/properties/offline/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
errors = _errs38;
if(vErrors !== null){
if(_errs38){
vErrors.length = _errs38;
}
else {
vErrors = null;
}
}
}
}
if(data.approval !== undefined){
let data24 = data.approval;
const _errs55 = errors;
let valid5 = false;
const _errs56 = errors;
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
if(data24.state === undefined){
const err53 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data24.sha256 === undefined){
const err54 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data24.requestedByName === undefined){
const err55 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "requestedByName"},message:"must have required property '"+"requestedByName"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data24.requestedAt === undefined){
const err56 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "requestedAt"},message:"must have required property '"+"requestedAt"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data24.note === undefined){
const err57 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data24.waitsFor === undefined){
const err58 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "waitsFor"},message:"must have required property '"+"waitsFor"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data24.waitsForYou === undefined){
const err59 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "waitsForYou"},message:"must have required property '"+"waitsForYou"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data24.state !== undefined){
let data25 = data24.state;
if(!((((data25 === "waiting") || (data25 === "changeAsked")) || (data25 === "approved")) || (data25 === "outdated"))){
const err60 = {instancePath:instancePath+"/approval/state",schemaPath:"#/$defs/approvalStanding/properties/state/enum",keyword:"enum",params:{allowedValues: schema16.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data24.sha256 !== undefined){
if(typeof data24.sha256 !== "string"){
const err61 = {instancePath:instancePath+"/approval/sha256",schemaPath:"#/$defs/approvalStanding/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data24.requestedByName !== undefined){
if(typeof data24.requestedByName !== "string"){
const err62 = {instancePath:instancePath+"/approval/requestedByName",schemaPath:"#/$defs/approvalStanding/properties/requestedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data24.requestedAt !== undefined){
let data28 = data24.requestedAt;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err63 = {instancePath:instancePath+"/approval/requestedAt",schemaPath:"#/$defs/approvalStanding/properties/requestedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data24.note !== undefined){
if(typeof data24.note !== "string"){
const err64 = {instancePath:instancePath+"/approval/note",schemaPath:"#/$defs/approvalStanding/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data24.answeredByName !== undefined){
if(typeof data24.answeredByName !== "string"){
const err65 = {instancePath:instancePath+"/approval/answeredByName",schemaPath:"#/$defs/approvalStanding/properties/answeredByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data24.answeredAt !== undefined){
let data31 = data24.answeredAt;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err66 = {instancePath:instancePath+"/approval/answeredAt",schemaPath:"#/$defs/approvalStanding/properties/answeredAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data24.answer !== undefined){
if(typeof data24.answer !== "string"){
const err67 = {instancePath:instancePath+"/approval/answer",schemaPath:"#/$defs/approvalStanding/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data24.answeredLink !== undefined){
if(typeof data24.answeredLink !== "string"){
const err68 = {instancePath:instancePath+"/approval/answeredLink",schemaPath:"#/$defs/approvalStanding/properties/answeredLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data24.waitsFor !== undefined){
let data34 = data24.waitsFor;
if(Array.isArray(data34)){
const len0 = data34.length;
for(let i0=0; i0<len0; i0++){
if(typeof data34[i0] !== "string"){
const err69 = {instancePath:instancePath+"/approval/waitsFor/" + i0,schemaPath:"#/$defs/approvalStanding/properties/waitsFor/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/approval/waitsFor",schemaPath:"#/$defs/approvalStanding/properties/waitsFor/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data24.waitsForYou !== undefined){
if(typeof data24.waitsForYou !== "boolean"){
const err71 = {instancePath:instancePath+"/approval/waitsForYou",schemaPath:"#/$defs/approvalStanding/properties/waitsForYou/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data24.isYours !== undefined){
if(typeof data24.isYours !== "boolean"){
const err72 = {instancePath:instancePath+"/approval/isYours",schemaPath:"#/$defs/approvalStanding/properties/isYours/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/approval",schemaPath:"#/$defs/approvalStanding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid1 = _errs56 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs84 = errors;
if(data24 !== null){
const err74 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
var _valid1 = _errs84 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err75 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
else {
errors = _errs55;
if(vErrors !== null){
if(_errs55){
vErrors.length = _errs55;
}
else {
vErrors = null;
}
}
}
}
if(data.guard !== undefined){
let data38 = data.guard;
const _errs87 = errors;
let valid10 = false;
const _errs88 = errors;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.sequence === undefined){
const err76 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data38.revision === undefined){
const err77 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data38.previousRevision === undefined){
const err78 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "previousRevision"},message:"must have required property '"+"previousRevision"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data38.sharePercent === undefined){
const err79 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "sharePercent"},message:"must have required property '"+"sharePercent"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data38.plannedVisits === undefined){
const err80 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "plannedVisits"},message:"must have required property '"+"plannedVisits"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data38.startedAt === undefined){
const err81 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data38.outcome === undefined){
const err82 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data38.figure === undefined){
const err83 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(data38.endedAt === undefined){
const err84 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "endedAt"},message:"must have required property '"+"endedAt"+"'"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data38.endedByName === undefined){
const err85 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/required",keyword:"required",params:{missingProperty: "endedByName"},message:"must have required property '"+"endedByName"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
if(data38.sequence !== undefined){
let data39 = data38.sequence;
if(!(((typeof data39 == "number") && (!(data39 % 1) && !isNaN(data39))) && (isFinite(data39)))){
const err86 = {instancePath:instancePath+"/guard/sequence",schemaPath:"#/$defs/guard/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data38.revision !== undefined){
let data40 = data38.revision;
if(!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))){
const err87 = {instancePath:instancePath+"/guard/revision",schemaPath:"#/$defs/guard/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data38.previousRevision !== undefined){
let data41 = data38.previousRevision;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err88 = {instancePath:instancePath+"/guard/previousRevision",schemaPath:"#/$defs/guard/properties/previousRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data38.sharePercent !== undefined){
let data42 = data38.sharePercent;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err89 = {instancePath:instancePath+"/guard/sharePercent",schemaPath:"#/$defs/guard/properties/sharePercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data38.plannedVisits !== undefined){
let data43 = data38.plannedVisits;
if((!(((typeof data43 == "number") && (!(data43 % 1) && !isNaN(data43))) && (isFinite(data43)))) && (data43 !== null)){
const err90 = {instancePath:instancePath+"/guard/plannedVisits",schemaPath:"#/$defs/guard/properties/plannedVisits/type",keyword:"type",params:{type: schema17.properties.plannedVisits.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data38.startedAt !== undefined){
let data44 = data38.startedAt;
if(!(((typeof data44 == "number") && (!(data44 % 1) && !isNaN(data44))) && (isFinite(data44)))){
const err91 = {instancePath:instancePath+"/guard/startedAt",schemaPath:"#/$defs/guard/properties/startedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
if(data38.outcome !== undefined){
let data45 = data38.outcome;
if(!((((data45 === "rolledBack") || (data45 === "released")) || (data45 === "replaced")) || (data45 === null))){
const err92 = {instancePath:instancePath+"/guard/outcome",schemaPath:"#/$defs/guard/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema17.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
if(data38.figure !== undefined){
let data46 = data38.figure;
if(!(((((data46 === "registrations") || (data46 === "faults")) || (data46 === "slowLoads")) || (data46 === "slowAnswers")) || (data46 === null))){
const err93 = {instancePath:instancePath+"/guard/figure",schemaPath:"#/$defs/guard/properties/figure/enum",keyword:"enum",params:{allowedValues: schema17.properties.figure.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data38.endedAt !== undefined){
let data47 = data38.endedAt;
if((!(((typeof data47 == "number") && (!(data47 % 1) && !isNaN(data47))) && (isFinite(data47)))) && (data47 !== null)){
const err94 = {instancePath:instancePath+"/guard/endedAt",schemaPath:"#/$defs/guard/properties/endedAt/type",keyword:"type",params:{type: schema17.properties.endedAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data38.endedByName !== undefined){
let data48 = data38.endedByName;
if((typeof data48 !== "string") && (data48 !== null)){
const err95 = {instancePath:instancePath+"/guard/endedByName",schemaPath:"#/$defs/guard/properties/endedByName/type",keyword:"type",params:{type: schema17.properties.endedByName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
}
else {
const err96 = {instancePath:instancePath+"/guard",schemaPath:"#/$defs/guard/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
var _valid2 = _errs88 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs109 = errors;
if(data38 !== null){
const err97 = {instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
var _valid2 = _errs109 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
const err98 = {instancePath:instancePath+"/guard",schemaPath:"#/properties/guard/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
else {
errors = _errs87;
if(vErrors !== null){
if(_errs87){
vErrors.length = _errs87;
}
else {
vErrors = null;
}
}
}
}
if(data.lastDays !== undefined){
let data49 = data.lastDays;
if(data49 && typeof data49 == "object" && !Array.isArray(data49)){
if(data49.visits === undefined){
const err99 = {instancePath:instancePath+"/lastDays",schemaPath:"#/properties/lastDays/required",keyword:"required",params:{missingProperty: "visits"},message:"must have required property '"+"visits"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data49.registrations === undefined){
const err100 = {instancePath:instancePath+"/lastDays",schemaPath:"#/properties/lastDays/required",keyword:"required",params:{missingProperty: "registrations"},message:"must have required property '"+"registrations"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data49.visits !== undefined){
let data50 = data49.visits;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err101 = {instancePath:instancePath+"/lastDays/visits",schemaPath:"#/properties/lastDays/properties/visits/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data49.registrations !== undefined){
let data51 = data49.registrations;
if(!(((typeof data51 == "number") && (!(data51 % 1) && !isNaN(data51))) && (isFinite(data51)))){
const err102 = {instancePath:instancePath+"/lastDays/registrations",schemaPath:"#/properties/lastDays/properties/registrations/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err103 = {instancePath:instancePath+"/lastDays",schemaPath:"#/properties/lastDays/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data.syncedBehind !== undefined){
let data52 = data.syncedBehind;
if(Array.isArray(data52)){
const len1 = data52.length;
for(let i1=0; i1<len1; i1++){
if(typeof data52[i1] !== "string"){
const err104 = {instancePath:instancePath+"/syncedBehind/" + i1,schemaPath:"#/properties/syncedBehind/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
}
else {
const err105 = {instancePath:instancePath+"/syncedBehind",schemaPath:"#/properties/syncedBehind/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
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
if(data.waitingForMe === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "waitingForMe"},message:"must have required property '"+"waitingForMe"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
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
const err4 = {instancePath:instancePath+"/templates",schemaPath:"#/properties/templates/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if((typeof data2 !== "string") && (data2 !== null)){
const err5 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema11.properties.next.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.total !== undefined){
let data3 = data.total;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
const err6 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.waitingForMe !== undefined){
let data4 = data.waitingForMe;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err7 = {instancePath:instancePath+"/waitingForMe",schemaPath:"#/properties/waitingForMe/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

