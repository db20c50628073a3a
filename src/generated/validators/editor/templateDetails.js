// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/templateDetails.schema.json","title":"TemplateDetails","description":"GET /templates/:id, and what changes a template as a whole.","type":"object","required":["id","state","version","draft","live","lock","approvals","approval","askable","schedule","isArchived"],"properties":{"id":{"type":"string"},"state":{"$ref":"common.schema.json#/$defs/templateState"},"version":{"type":"integer","description":"Base of the next save; 0 before the first one."},"draft":{"anyOf":[{"$ref":"common.schema.json#/$defs/draft"},{"type":"null"}]},"live":{"anyOf":[{"$ref":"common.schema.json#/$defs/live"},{"type":"null"}]},"keptLive":{"description":"While a guarded publication runs: what the visitors outside of its share keep, and the others get back where it is taken back. Absent: everybody gets `live`.","$ref":"common.schema.json#/$defs/live"},"lock":{"anyOf":[{"$ref":"common.schema.json#/$defs/lock"},{"type":"null"}]},"guard":{"description":"Its guarded publication: one that runs, or that the host ended by itself and nobody has read of; absent: none.","$ref":"common.schema.json#/$defs/guard"},"approvals":{"type":"array","items":{"$ref":"common.schema.json#/$defs/approval"}},"approval":{"description":"How the approval of the draft stands; null: nobody asked for one.","anyOf":[{"$ref":"common.schema.json#/$defs/approvalStanding"},{"type":"null"}]},"askable":{"type":"array","items":{"type":"string"},"description":"Names of whoever would be told, and could answer or publish, if the caller asked for approval of the draft now."},"schedule":{"anyOf":[{"$ref":"common.schema.json#/$defs/schedule"},{"type":"null"}]},"isArchived":{"type":"boolean"},"failedSchedule":{"$ref":"common.schema.json#/$defs/failedSchedule"},"offline":{"$ref":"common.schema.json#/$defs/offline"},"blocksOff":{"type":"array","items":{"$ref":"common.schema.json#/$defs/blockSwitch"},"description":"Absent: none."}}};
const schema13 = {"title":"TemplateState","description":"changed: live with a newer draft; ended: it was live and is not any more.","enum":["draft","live","changed","scheduled","ended","archived"]};
const schema14 = {"type":"object","required":["version","document","sha256","changedAt","changedById","changedByName"],"properties":{"version":{"type":"integer","description":"Grows with every save."},"document":{"type":"string","description":"Exact JSON text."},"sha256":{"type":"string"},"changedAt":{"type":"integer","description":"Epoch milliseconds."},"changedById":{"type":"string"},"changedByName":{"type":"string"}},"title":"Draft","description":"What is edited and not yet live."};
const schema15 = {"type":"object","required":["revision","document","sha256","publishedAt","publishedByName"],"properties":{"revision":{"type":"integer"},"document":{"type":"string","description":"Exact JSON text."},"sha256":{"type":"string"},"publishedAt":{"type":"integer","description":"Epoch milliseconds."},"publishedByName":{"type":"string"}},"title":"LiveTemplate","description":"What visitors see."};
const schema17 = {"type":"object","required":["accountId","accountName","until"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"},"until":{"type":"integer","description":"Epoch milliseconds; the lock dies then unless it is renewed."},"askedBy":{"type":"object","description":"Who has asked for it and has not been told that it is kept.","required":["accountId","accountName"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"}}}},"title":"TemplateLock","description":"Who edits a template at this moment."};
const schema18 = {"type":"object","required":["sequence","revision","previousRevision","sharePercent","plannedVisits","startedAt","outcome","figure","endedAt","endedByName"],"properties":{"sequence":{"type":"integer","description":"Of its publication."},"revision":{"type":"integer"},"previousRevision":{"type":"integer","description":"What the other visitors keep."},"sharePercent":{"type":"integer","description":"Of the visitors who get the new revision."},"plannedVisits":{"type":["integer","null"],"description":"Said beforehand: by then four of five losses of 30 % are rolled back. Null: there were no figures to say it from."},"startedAt":{"type":"integer","description":"Epoch milliseconds."},"outcome":{"enum":["rolledBack","released","replaced",null],"description":"Null: it runs."},"figure":{"enum":["registrations","faults","slowLoads","slowAnswers",null],"description":"What was clearly worse, where the host rolled it back."},"endedAt":{"type":["integer","null"],"description":"Epoch milliseconds."},"endedByName":{"type":["string","null"],"description":"Null: it runs, or the host ended it by itself."}},"title":"EditorGuard","description":"A revision that a share of the visitors got first."};
const schema19 = {"type":"object","required":["sha256","requestedById","requestedByName","requestedAt","note"],"properties":{"sha256":{"type":"string"},"requestedById":{"type":"string"},"requestedByName":{"type":"string"},"requestedAt":{"type":"integer","description":"Epoch milliseconds."},"note":{"type":"string"},"approvedByName":{"type":"string"},"approvedAt":{"type":"integer","description":"Epoch milliseconds."},"changeAskedByName":{"type":"string"},"changeAskedAt":{"type":"integer","description":"Epoch milliseconds."},"changeNote":{"type":"string","description":"What is to be changed."}},"title":"Approval","description":"A request for a second person's approval of exact bytes, and its answer."};
const schema20 = {"type":"object","required":["state","sha256","requestedByName","requestedAt","note","waitsFor","waitsForYou"],"properties":{"state":{"description":"waiting: for an answer; changeAsked: for the change that was asked for; approved: these bytes; outdated: the draft has changed since somebody asked.","enum":["waiting","changeAsked","approved","outdated"]},"sha256":{"type":"string","description":"Of the bytes that approval was asked for."},"requestedByName":{"type":"string"},"requestedAt":{"type":"integer","description":"Epoch milliseconds."},"note":{"type":"string","description":"What whoever asked said."},"answeredByName":{"type":"string"},"answeredAt":{"type":"integer","description":"Epoch milliseconds."},"answer":{"type":"string","description":"What is to be changed."},"answeredLink":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"waitsFor":{"type":"array","items":{"type":"string"},"description":"Names of whoever may do the next step, any of them; empty: nobody has to, or nobody may."},"waitsForYou":{"type":"boolean","description":"Whoever asks is one of them."},"isYours":{"type":"boolean","description":"Waits for whoever asks, who changed the draft last: they can't approve it, but no second person has to, so they may publish it. Absent: no."}},"title":"ApprovalStanding","description":"How far the approval of a template has got."};
const schema21 = {"type":"object","required":["sha256","publishAt","byName","reason"],"properties":{"sha256":{"type":"string"},"publishAt":{"type":["integer","null"],"description":"Epoch milliseconds; null: it is live already and only its end is awaited."},"endAt":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":"string"},"reason":{"type":"string"},"sharePercent":{"type":"integer","description":"Share of the visitors who get it first; without it: everybody."}},"title":"Schedule","description":"What a host will publish or end by itself."};
const schema22 = {"type":"object","required":["at","why","byName","publishAt"],"properties":{"at":{"type":"integer","description":"Epoch milliseconds at which it was dropped."},"why":{"enum":["liveChanged","approvalNeeded","mayNotPublish","restored"],"description":"Something else is live than when it was set; nobody approved it, and somebody has to; whoever set it may not publish any more; its time had passed when the database was restored."},"byName":{"type":"string","description":"Who had set it."},"publishAt":{"type":["integer","null"],"description":"Epoch milliseconds; null: it was about an end alone."},"endAt":{"type":"integer","description":"Epoch milliseconds."}},"title":"FailedSchedule","description":"What was scheduled and has not been done."};
const schema23 = {"type":"object","required":["revision","at","byName","reason"],"properties":{"revision":{"type":"integer","description":"What was live until then."},"at":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":"string"},"reason":{"type":"string"},"setFor":{"type":"integer","description":"Epoch milliseconds that a schedule had set for it; absent: somebody did it at that moment."}},"title":"OfflineSince","description":"Since when and why visitors do not see a template any more."};
const schema24 = {"type":"object","required":["blockId","changedAt","changedByName"],"properties":{"blockId":{"type":"string"},"changedAt":{"type":"integer","description":"Epoch milliseconds."},"changedByName":{"type":"string"}},"title":"BlockSwitch","description":"A block that is turned off wherever it stands."};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/templateDetails.schema.json" */;
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
if(data.state === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.version === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.draft === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "draft"},message:"must have required property '"+"draft"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.live === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "live"},message:"must have required property '"+"live"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.lock === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lock"},message:"must have required property '"+"lock"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.approvals === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approvals"},message:"must have required property '"+"approvals"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.approval === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "approval"},message:"must have required property '"+"approval"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.askable === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "askable"},message:"must have required property '"+"askable"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.schedule === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule"},message:"must have required property '"+"schedule"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.isArchived === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isArchived"},message:"must have required property '"+"isArchived"+"'"};
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
if(data.state !== undefined){
let data1 = data.state;
if(!((((((data1 === "draft") || (data1 === "live")) || (data1 === "changed")) || (data1 === "scheduled")) || (data1 === "ended")) || (data1 === "archived"))){
const err12 = {instancePath:instancePath+"/state",schemaPath:"common.schema.json#/$defs/templateState/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.draft !== undefined){
let data3 = data.draft;
const _errs8 = errors;
let valid2 = false;
const _errs9 = errors;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.version === undefined){
const err14 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.document === undefined){
const err15 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.sha256 === undefined){
const err16 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.changedAt === undefined){
const err17 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.changedById === undefined){
const err18 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedById"},message:"must have required property '"+"changedById"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.changedByName === undefined){
const err19 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedByName"},message:"must have required property '"+"changedByName"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data3.version !== undefined){
let data4 = data3.version;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err20 = {instancePath:instancePath+"/draft/version",schemaPath:"common.schema.json#/$defs/draft/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.document !== undefined){
if(typeof data3.document !== "string"){
const err21 = {instancePath:instancePath+"/draft/document",schemaPath:"common.schema.json#/$defs/draft/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.sha256 !== undefined){
if(typeof data3.sha256 !== "string"){
const err22 = {instancePath:instancePath+"/draft/sha256",schemaPath:"common.schema.json#/$defs/draft/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.changedAt !== undefined){
let data7 = data3.changedAt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err23 = {instancePath:instancePath+"/draft/changedAt",schemaPath:"common.schema.json#/$defs/draft/properties/changedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data3.changedById !== undefined){
if(typeof data3.changedById !== "string"){
const err24 = {instancePath:instancePath+"/draft/changedById",schemaPath:"common.schema.json#/$defs/draft/properties/changedById/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data3.changedByName !== undefined){
if(typeof data3.changedByName !== "string"){
const err25 = {instancePath:instancePath+"/draft/changedByName",schemaPath:"common.schema.json#/$defs/draft/properties/changedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs24 = errors;
if(data3 !== null){
const err27 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err28 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs8;
if(vErrors !== null){
if(_errs8){
vErrors.length = _errs8;
}
else {
vErrors = null;
}
}
}
}
if(data.live !== undefined){
let data10 = data.live;
const _errs27 = errors;
let valid5 = false;
const _errs28 = errors;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.revision === undefined){
const err29 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.document === undefined){
const err30 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.sha256 === undefined){
const err31 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.publishedAt === undefined){
const err32 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "publishedAt"},message:"must have required property '"+"publishedAt"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data10.publishedByName === undefined){
const err33 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "publishedByName"},message:"must have required property '"+"publishedByName"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data10.revision !== undefined){
let data11 = data10.revision;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err34 = {instancePath:instancePath+"/live/revision",schemaPath:"common.schema.json#/$defs/live/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.document !== undefined){
if(typeof data10.document !== "string"){
const err35 = {instancePath:instancePath+"/live/document",schemaPath:"common.schema.json#/$defs/live/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.sha256 !== undefined){
if(typeof data10.sha256 !== "string"){
const err36 = {instancePath:instancePath+"/live/sha256",schemaPath:"common.schema.json#/$defs/live/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data10.publishedAt !== undefined){
let data14 = data10.publishedAt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err37 = {instancePath:instancePath+"/live/publishedAt",schemaPath:"common.schema.json#/$defs/live/properties/publishedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data10.publishedByName !== undefined){
if(typeof data10.publishedByName !== "string"){
const err38 = {instancePath:instancePath+"/live/publishedByName",schemaPath:"common.schema.json#/$defs/live/properties/publishedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err39 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs41 = errors;
if(data10 !== null){
const err40 = {instancePath:instancePath+"/live",schemaPath:"#/properties/live/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid1 = _errs41 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err41 = {instancePath:instancePath+"/live",schemaPath:"#/properties/live/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs27;
if(vErrors !== null){
if(_errs27){
vErrors.length = _errs27;
}
else {
vErrors = null;
}
}
}
}
if(data.keptLive !== undefined){
let data16 = data.keptLive;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.revision === undefined){
const err42 = {instancePath:instancePath+"/keptLive",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.document === undefined){
const err43 = {instancePath:instancePath+"/keptLive",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data16.sha256 === undefined){
const err44 = {instancePath:instancePath+"/keptLive",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data16.publishedAt === undefined){
const err45 = {instancePath:instancePath+"/keptLive",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "publishedAt"},message:"must have required property '"+"publishedAt"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data16.publishedByName === undefined){
const err46 = {instancePath:instancePath+"/keptLive",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "publishedByName"},message:"must have required property '"+"publishedByName"+"'"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(data16.revision !== undefined){
let data17 = data16.revision;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
const err47 = {instancePath:instancePath+"/keptLive/revision",schemaPath:"common.schema.json#/$defs/live/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data16.document !== undefined){
if(typeof data16.document !== "string"){
const err48 = {instancePath:instancePath+"/keptLive/document",schemaPath:"common.schema.json#/$defs/live/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data16.sha256 !== undefined){
if(typeof data16.sha256 !== "string"){
const err49 = {instancePath:instancePath+"/keptLive/sha256",schemaPath:"common.schema.json#/$defs/live/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data16.publishedAt !== undefined){
let data20 = data16.publishedAt;
if(!(((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20))) && (isFinite(data20)))){
const err50 = {instancePath:instancePath+"/keptLive/publishedAt",schemaPath:"common.schema.json#/$defs/live/properties/publishedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data16.publishedByName !== undefined){
if(typeof data16.publishedByName !== "string"){
const err51 = {instancePath:instancePath+"/keptLive/publishedByName",schemaPath:"common.schema.json#/$defs/live/properties/publishedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/keptLive",schemaPath:"common.schema.json#/$defs/live/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.lock !== undefined){
let data22 = data.lock;
const _errs57 = errors;
let valid10 = false;
const _errs58 = errors;
if(data22 && typeof data22 == "object" && !Array.isArray(data22)){
if(data22.accountId === undefined){
const err53 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data22.accountName === undefined){
const err54 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data22.until === undefined){
const err55 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data22.accountId !== undefined){
if(typeof data22.accountId !== "string"){
const err56 = {instancePath:instancePath+"/lock/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data22.accountName !== undefined){
if(typeof data22.accountName !== "string"){
const err57 = {instancePath:instancePath+"/lock/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data22.until !== undefined){
let data25 = data22.until;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err58 = {instancePath:instancePath+"/lock/until",schemaPath:"common.schema.json#/$defs/lock/properties/until/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data22.askedBy !== undefined){
let data26 = data22.askedBy;
if(data26 && typeof data26 == "object" && !Array.isArray(data26)){
if(data26.accountId === undefined){
const err59 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data26.accountName === undefined){
const err60 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data26.accountId !== undefined){
if(typeof data26.accountId !== "string"){
const err61 = {instancePath:instancePath+"/lock/askedBy/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data26.accountName !== undefined){
if(typeof data26.accountName !== "string"){
const err62 = {instancePath:instancePath+"/lock/askedBy/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err63 = {instancePath:instancePath+"/lock/askedBy",schemaPath:"common.schema.json#/$defs/lock/properties/askedBy/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
var _valid2 = _errs58 === errors;
valid10 = valid10 || _valid2;
if(!valid10){
const _errs73 = errors;
if(data22 !== null){
const err65 = {instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
var _valid2 = _errs73 === errors;
valid10 = valid10 || _valid2;
}
if(!valid10){
const err66 = {instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
else {
errors = _errs57;
if(vErrors !== null){
if(_errs57){
vErrors.length = _errs57;
}
else {
vErrors = null;
}
}
}
}
if(data.guard !== undefined){
let data29 = data.guard;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.sequence === undefined){
const err67 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "sequence"},message:"must have required property '"+"sequence"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data29.revision === undefined){
const err68 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data29.previousRevision === undefined){
const err69 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "previousRevision"},message:"must have required property '"+"previousRevision"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
if(data29.sharePercent === undefined){
const err70 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "sharePercent"},message:"must have required property '"+"sharePercent"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data29.plannedVisits === undefined){
const err71 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "plannedVisits"},message:"must have required property '"+"plannedVisits"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
if(data29.startedAt === undefined){
const err72 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "startedAt"},message:"must have required property '"+"startedAt"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data29.outcome === undefined){
const err73 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "outcome"},message:"must have required property '"+"outcome"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data29.figure === undefined){
const err74 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "figure"},message:"must have required property '"+"figure"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data29.endedAt === undefined){
const err75 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "endedAt"},message:"must have required property '"+"endedAt"+"'"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
if(data29.endedByName === undefined){
const err76 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/required",keyword:"required",params:{missingProperty: "endedByName"},message:"must have required property '"+"endedByName"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data29.sequence !== undefined){
let data30 = data29.sequence;
if(!(((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30))) && (isFinite(data30)))){
const err77 = {instancePath:instancePath+"/guard/sequence",schemaPath:"common.schema.json#/$defs/guard/properties/sequence/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data29.revision !== undefined){
let data31 = data29.revision;
if(!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))){
const err78 = {instancePath:instancePath+"/guard/revision",schemaPath:"common.schema.json#/$defs/guard/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data29.previousRevision !== undefined){
let data32 = data29.previousRevision;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err79 = {instancePath:instancePath+"/guard/previousRevision",schemaPath:"common.schema.json#/$defs/guard/properties/previousRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
if(data29.sharePercent !== undefined){
let data33 = data29.sharePercent;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err80 = {instancePath:instancePath+"/guard/sharePercent",schemaPath:"common.schema.json#/$defs/guard/properties/sharePercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data29.plannedVisits !== undefined){
let data34 = data29.plannedVisits;
if((!(((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34))) && (isFinite(data34)))) && (data34 !== null)){
const err81 = {instancePath:instancePath+"/guard/plannedVisits",schemaPath:"common.schema.json#/$defs/guard/properties/plannedVisits/type",keyword:"type",params:{type: schema18.properties.plannedVisits.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data29.startedAt !== undefined){
let data35 = data29.startedAt;
if(!(((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35))) && (isFinite(data35)))){
const err82 = {instancePath:instancePath+"/guard/startedAt",schemaPath:"common.schema.json#/$defs/guard/properties/startedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data29.outcome !== undefined){
let data36 = data29.outcome;
if(!((((data36 === "rolledBack") || (data36 === "released")) || (data36 === "replaced")) || (data36 === null))){
const err83 = {instancePath:instancePath+"/guard/outcome",schemaPath:"common.schema.json#/$defs/guard/properties/outcome/enum",keyword:"enum",params:{allowedValues: schema18.properties.outcome.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data29.figure !== undefined){
let data37 = data29.figure;
if(!(((((data37 === "registrations") || (data37 === "faults")) || (data37 === "slowLoads")) || (data37 === "slowAnswers")) || (data37 === null))){
const err84 = {instancePath:instancePath+"/guard/figure",schemaPath:"common.schema.json#/$defs/guard/properties/figure/enum",keyword:"enum",params:{allowedValues: schema18.properties.figure.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data29.endedAt !== undefined){
let data38 = data29.endedAt;
if((!(((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38))) && (isFinite(data38)))) && (data38 !== null)){
const err85 = {instancePath:instancePath+"/guard/endedAt",schemaPath:"common.schema.json#/$defs/guard/properties/endedAt/type",keyword:"type",params:{type: schema18.properties.endedAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data29.endedByName !== undefined){
let data39 = data29.endedByName;
if((typeof data39 !== "string") && (data39 !== null)){
const err86 = {instancePath:instancePath+"/guard/endedByName",schemaPath:"common.schema.json#/$defs/guard/properties/endedByName/type",keyword:"type",params:{type: schema18.properties.endedByName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
}
else {
const err87 = {instancePath:instancePath+"/guard",schemaPath:"common.schema.json#/$defs/guard/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data.approvals !== undefined){
let data40 = data.approvals;
if(Array.isArray(data40)){
const len0 = data40.length;
for(let i0=0; i0<len0; i0++){
let data41 = data40[i0];
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
if(data41.sha256 === undefined){
const err88 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
if(data41.requestedById === undefined){
const err89 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "requestedById"},message:"must have required property '"+"requestedById"+"'"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data41.requestedByName === undefined){
const err90 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "requestedByName"},message:"must have required property '"+"requestedByName"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data41.requestedAt === undefined){
const err91 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "requestedAt"},message:"must have required property '"+"requestedAt"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data41.note === undefined){
const err92 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data41.sha256 !== undefined){
if(typeof data41.sha256 !== "string"){
const err93 = {instancePath:instancePath+"/approvals/" + i0+"/sha256",schemaPath:"common.schema.json#/$defs/approval/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data41.requestedById !== undefined){
if(typeof data41.requestedById !== "string"){
const err94 = {instancePath:instancePath+"/approvals/" + i0+"/requestedById",schemaPath:"common.schema.json#/$defs/approval/properties/requestedById/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data41.requestedByName !== undefined){
if(typeof data41.requestedByName !== "string"){
const err95 = {instancePath:instancePath+"/approvals/" + i0+"/requestedByName",schemaPath:"common.schema.json#/$defs/approval/properties/requestedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data41.requestedAt !== undefined){
let data45 = data41.requestedAt;
if(!(((typeof data45 == "number") && (!(data45 % 1) && !isNaN(data45))) && (isFinite(data45)))){
const err96 = {instancePath:instancePath+"/approvals/" + i0+"/requestedAt",schemaPath:"common.schema.json#/$defs/approval/properties/requestedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data41.note !== undefined){
if(typeof data41.note !== "string"){
const err97 = {instancePath:instancePath+"/approvals/" + i0+"/note",schemaPath:"common.schema.json#/$defs/approval/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data41.approvedByName !== undefined){
if(typeof data41.approvedByName !== "string"){
const err98 = {instancePath:instancePath+"/approvals/" + i0+"/approvedByName",schemaPath:"common.schema.json#/$defs/approval/properties/approvedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
if(data41.approvedAt !== undefined){
let data48 = data41.approvedAt;
if(!(((typeof data48 == "number") && (!(data48 % 1) && !isNaN(data48))) && (isFinite(data48)))){
const err99 = {instancePath:instancePath+"/approvals/" + i0+"/approvedAt",schemaPath:"common.schema.json#/$defs/approval/properties/approvedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
if(data41.changeAskedByName !== undefined){
if(typeof data41.changeAskedByName !== "string"){
const err100 = {instancePath:instancePath+"/approvals/" + i0+"/changeAskedByName",schemaPath:"common.schema.json#/$defs/approval/properties/changeAskedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data41.changeAskedAt !== undefined){
let data50 = data41.changeAskedAt;
if(!(((typeof data50 == "number") && (!(data50 % 1) && !isNaN(data50))) && (isFinite(data50)))){
const err101 = {instancePath:instancePath+"/approvals/" + i0+"/changeAskedAt",schemaPath:"common.schema.json#/$defs/approval/properties/changeAskedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data41.changeNote !== undefined){
if(typeof data41.changeNote !== "string"){
const err102 = {instancePath:instancePath+"/approvals/" + i0+"/changeNote",schemaPath:"common.schema.json#/$defs/approval/properties/changeNote/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err103 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.approval !== undefined){
let data52 = data.approval;
const _errs122 = errors;
let valid20 = false;
const _errs123 = errors;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.state === undefined){
const err105 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
if(data52.sha256 === undefined){
const err106 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
if(data52.requestedByName === undefined){
const err107 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "requestedByName"},message:"must have required property '"+"requestedByName"+"'"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(data52.requestedAt === undefined){
const err108 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "requestedAt"},message:"must have required property '"+"requestedAt"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data52.note === undefined){
const err109 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data52.waitsFor === undefined){
const err110 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "waitsFor"},message:"must have required property '"+"waitsFor"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data52.waitsForYou === undefined){
const err111 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/required",keyword:"required",params:{missingProperty: "waitsForYou"},message:"must have required property '"+"waitsForYou"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data52.state !== undefined){
let data53 = data52.state;
if(!((((data53 === "waiting") || (data53 === "changeAsked")) || (data53 === "approved")) || (data53 === "outdated"))){
const err112 = {instancePath:instancePath+"/approval/state",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/state/enum",keyword:"enum",params:{allowedValues: schema20.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data52.sha256 !== undefined){
if(typeof data52.sha256 !== "string"){
const err113 = {instancePath:instancePath+"/approval/sha256",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data52.requestedByName !== undefined){
if(typeof data52.requestedByName !== "string"){
const err114 = {instancePath:instancePath+"/approval/requestedByName",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/requestedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data52.requestedAt !== undefined){
let data56 = data52.requestedAt;
if(!(((typeof data56 == "number") && (!(data56 % 1) && !isNaN(data56))) && (isFinite(data56)))){
const err115 = {instancePath:instancePath+"/approval/requestedAt",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/requestedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data52.note !== undefined){
if(typeof data52.note !== "string"){
const err116 = {instancePath:instancePath+"/approval/note",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data52.answeredByName !== undefined){
if(typeof data52.answeredByName !== "string"){
const err117 = {instancePath:instancePath+"/approval/answeredByName",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/answeredByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data52.answeredAt !== undefined){
let data59 = data52.answeredAt;
if(!(((typeof data59 == "number") && (!(data59 % 1) && !isNaN(data59))) && (isFinite(data59)))){
const err118 = {instancePath:instancePath+"/approval/answeredAt",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/answeredAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data52.answer !== undefined){
if(typeof data52.answer !== "string"){
const err119 = {instancePath:instancePath+"/approval/answer",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/answer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data52.answeredLink !== undefined){
if(typeof data52.answeredLink !== "string"){
const err120 = {instancePath:instancePath+"/approval/answeredLink",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/answeredLink/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data52.waitsFor !== undefined){
let data62 = data52.waitsFor;
if(Array.isArray(data62)){
const len1 = data62.length;
for(let i1=0; i1<len1; i1++){
if(typeof data62[i1] !== "string"){
const err121 = {instancePath:instancePath+"/approval/waitsFor/" + i1,schemaPath:"common.schema.json#/$defs/approvalStanding/properties/waitsFor/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/approval/waitsFor",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/waitsFor/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data52.waitsForYou !== undefined){
if(typeof data52.waitsForYou !== "boolean"){
const err123 = {instancePath:instancePath+"/approval/waitsForYou",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/waitsForYou/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data52.isYours !== undefined){
if(typeof data52.isYours !== "boolean"){
const err124 = {instancePath:instancePath+"/approval/isYours",schemaPath:"common.schema.json#/$defs/approvalStanding/properties/isYours/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/approval",schemaPath:"common.schema.json#/$defs/approvalStanding/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
var _valid3 = _errs123 === errors;
valid20 = valid20 || _valid3;
if(!valid20){
const _errs151 = errors;
if(data52 !== null){
const err126 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
var _valid3 = _errs151 === errors;
valid20 = valid20 || _valid3;
}
if(!valid20){
const err127 = {instancePath:instancePath+"/approval",schemaPath:"#/properties/approval/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
else {
errors = _errs122;
if(vErrors !== null){
if(_errs122){
vErrors.length = _errs122;
}
else {
vErrors = null;
}
}
}
}
if(data.askable !== undefined){
let data66 = data.askable;
if(Array.isArray(data66)){
const len2 = data66.length;
for(let i2=0; i2<len2; i2++){
if(typeof data66[i2] !== "string"){
const err128 = {instancePath:instancePath+"/askable/" + i2,schemaPath:"#/properties/askable/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
}
else {
const err129 = {instancePath:instancePath+"/askable",schemaPath:"#/properties/askable/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data.schedule !== undefined){
let data68 = data.schedule;
const _errs158 = errors;
let valid27 = false;
const _errs159 = errors;
if(data68 && typeof data68 == "object" && !Array.isArray(data68)){
if(data68.sha256 === undefined){
const err130 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data68.publishAt === undefined){
const err131 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data68.byName === undefined){
const err132 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data68.reason === undefined){
const err133 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data68.sha256 !== undefined){
if(typeof data68.sha256 !== "string"){
const err134 = {instancePath:instancePath+"/schedule/sha256",schemaPath:"common.schema.json#/$defs/schedule/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data68.publishAt !== undefined){
let data70 = data68.publishAt;
if((!(((typeof data70 == "number") && (!(data70 % 1) && !isNaN(data70))) && (isFinite(data70)))) && (data70 !== null)){
const err135 = {instancePath:instancePath+"/schedule/publishAt",schemaPath:"common.schema.json#/$defs/schedule/properties/publishAt/type",keyword:"type",params:{type: schema21.properties.publishAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data68.endAt !== undefined){
let data71 = data68.endAt;
if(!(((typeof data71 == "number") && (!(data71 % 1) && !isNaN(data71))) && (isFinite(data71)))){
const err136 = {instancePath:instancePath+"/schedule/endAt",schemaPath:"common.schema.json#/$defs/schedule/properties/endAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data68.byName !== undefined){
if(typeof data68.byName !== "string"){
const err137 = {instancePath:instancePath+"/schedule/byName",schemaPath:"common.schema.json#/$defs/schedule/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data68.reason !== undefined){
if(typeof data68.reason !== "string"){
const err138 = {instancePath:instancePath+"/schedule/reason",schemaPath:"common.schema.json#/$defs/schedule/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data68.sharePercent !== undefined){
let data74 = data68.sharePercent;
if(!(((typeof data74 == "number") && (!(data74 % 1) && !isNaN(data74))) && (isFinite(data74)))){
const err139 = {instancePath:instancePath+"/schedule/sharePercent",schemaPath:"common.schema.json#/$defs/schedule/properties/sharePercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
var _valid4 = _errs159 === errors;
valid27 = valid27 || _valid4;
if(!valid27){
const _errs174 = errors;
if(data68 !== null){
const err141 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
var _valid4 = _errs174 === errors;
valid27 = valid27 || _valid4;
}
if(!valid27){
const err142 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
else {
errors = _errs158;
if(vErrors !== null){
if(_errs158){
vErrors.length = _errs158;
}
else {
vErrors = null;
}
}
}
}
if(data.isArchived !== undefined){
if(typeof data.isArchived !== "boolean"){
const err143 = {instancePath:instancePath+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data.failedSchedule !== undefined){
let data76 = data.failedSchedule;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.at === undefined){
const err144 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data76.why === undefined){
const err145 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
if(data76.byName === undefined){
const err146 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
if(data76.publishAt === undefined){
const err147 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data76.at !== undefined){
let data77 = data76.at;
if(!(((typeof data77 == "number") && (!(data77 % 1) && !isNaN(data77))) && (isFinite(data77)))){
const err148 = {instancePath:instancePath+"/failedSchedule/at",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
if(data76.why !== undefined){
let data78 = data76.why;
if(!((((data78 === "liveChanged") || (data78 === "approvalNeeded")) || (data78 === "mayNotPublish")) || (data78 === "restored"))){
const err149 = {instancePath:instancePath+"/failedSchedule/why",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/why/enum",keyword:"enum",params:{allowedValues: schema22.properties.why.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
if(data76.byName !== undefined){
if(typeof data76.byName !== "string"){
const err150 = {instancePath:instancePath+"/failedSchedule/byName",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data76.publishAt !== undefined){
let data80 = data76.publishAt;
if((!(((typeof data80 == "number") && (!(data80 % 1) && !isNaN(data80))) && (isFinite(data80)))) && (data80 !== null)){
const err151 = {instancePath:instancePath+"/failedSchedule/publishAt",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/publishAt/type",keyword:"type",params:{type: schema22.properties.publishAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
if(data76.endAt !== undefined){
let data81 = data76.endAt;
if(!(((typeof data81 == "number") && (!(data81 % 1) && !isNaN(data81))) && (isFinite(data81)))){
const err152 = {instancePath:instancePath+"/failedSchedule/endAt",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/endAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
}
else {
const err153 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.offline !== undefined){
let data82 = data.offline;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.revision === undefined){
const err154 = {instancePath:instancePath+"/offline",schemaPath:"common.schema.json#/$defs/offline/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data82.at === undefined){
const err155 = {instancePath:instancePath+"/offline",schemaPath:"common.schema.json#/$defs/offline/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
if(data82.byName === undefined){
const err156 = {instancePath:instancePath+"/offline",schemaPath:"common.schema.json#/$defs/offline/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
if(data82.reason === undefined){
const err157 = {instancePath:instancePath+"/offline",schemaPath:"common.schema.json#/$defs/offline/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
if(data82.revision !== undefined){
let data83 = data82.revision;
if(!(((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83))) && (isFinite(data83)))){
const err158 = {instancePath:instancePath+"/offline/revision",schemaPath:"common.schema.json#/$defs/offline/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data82.at !== undefined){
let data84 = data82.at;
if(!(((typeof data84 == "number") && (!(data84 % 1) && !isNaN(data84))) && (isFinite(data84)))){
const err159 = {instancePath:instancePath+"/offline/at",schemaPath:"common.schema.json#/$defs/offline/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
if(data82.byName !== undefined){
if(typeof data82.byName !== "string"){
const err160 = {instancePath:instancePath+"/offline/byName",schemaPath:"common.schema.json#/$defs/offline/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
if(data82.reason !== undefined){
if(typeof data82.reason !== "string"){
const err161 = {instancePath:instancePath+"/offline/reason",schemaPath:"common.schema.json#/$defs/offline/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data82.setFor !== undefined){
let data87 = data82.setFor;
if(!(((typeof data87 == "number") && (!(data87 % 1) && !isNaN(data87))) && (isFinite(data87)))){
const err162 = {instancePath:instancePath+"/offline/setFor",schemaPath:"common.schema.json#/$defs/offline/properties/setFor/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
}
else {
const err163 = {instancePath:instancePath+"/offline",schemaPath:"common.schema.json#/$defs/offline/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.blocksOff !== undefined){
let data88 = data.blocksOff;
if(Array.isArray(data88)){
const len3 = data88.length;
for(let i3=0; i3<len3; i3++){
let data89 = data88[i3];
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(data89.blockId === undefined){
const err164 = {instancePath:instancePath+"/blocksOff/" + i3,schemaPath:"common.schema.json#/$defs/blockSwitch/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data89.changedAt === undefined){
const err165 = {instancePath:instancePath+"/blocksOff/" + i3,schemaPath:"common.schema.json#/$defs/blockSwitch/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data89.changedByName === undefined){
const err166 = {instancePath:instancePath+"/blocksOff/" + i3,schemaPath:"common.schema.json#/$defs/blockSwitch/required",keyword:"required",params:{missingProperty: "changedByName"},message:"must have required property '"+"changedByName"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data89.blockId !== undefined){
if(typeof data89.blockId !== "string"){
const err167 = {instancePath:instancePath+"/blocksOff/" + i3+"/blockId",schemaPath:"common.schema.json#/$defs/blockSwitch/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data89.changedAt !== undefined){
let data91 = data89.changedAt;
if(!(((typeof data91 == "number") && (!(data91 % 1) && !isNaN(data91))) && (isFinite(data91)))){
const err168 = {instancePath:instancePath+"/blocksOff/" + i3+"/changedAt",schemaPath:"common.schema.json#/$defs/blockSwitch/properties/changedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data89.changedByName !== undefined){
if(typeof data89.changedByName !== "string"){
const err169 = {instancePath:instancePath+"/blocksOff/" + i3+"/changedByName",schemaPath:"common.schema.json#/$defs/blockSwitch/properties/changedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
}
else {
const err170 = {instancePath:instancePath+"/blocksOff/" + i3,schemaPath:"common.schema.json#/$defs/blockSwitch/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
else {
const err171 = {instancePath:instancePath+"/blocksOff",schemaPath:"#/properties/blocksOff/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
else {
const err172 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

