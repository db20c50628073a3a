// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/templateDetails.schema.json","title":"TemplateDetails","description":"GET /templates/:id, and what changes a template as a whole.","type":"object","required":["id","state","version","draft","live","lock","approvals","schedule","isArchived"],"properties":{"id":{"type":"string"},"state":{"$ref":"common.schema.json#/$defs/templateState"},"version":{"type":"integer","description":"Base of the next save; 0 before the first one."},"draft":{"anyOf":[{"$ref":"common.schema.json#/$defs/draft"},{"type":"null"}]},"live":{"anyOf":[{"$ref":"common.schema.json#/$defs/live"},{"type":"null"}]},"lock":{"anyOf":[{"$ref":"common.schema.json#/$defs/lock"},{"type":"null"}]},"approvals":{"type":"array","items":{"$ref":"common.schema.json#/$defs/approval"}},"schedule":{"anyOf":[{"$ref":"common.schema.json#/$defs/schedule"},{"type":"null"}]},"isArchived":{"type":"boolean"},"failedSchedule":{"$ref":"common.schema.json#/$defs/failedSchedule"}}};
const schema13 = {"title":"TemplateState","description":"changed: live with a newer draft.","enum":["draft","live","changed","scheduled","ended","archived"]};
const schema14 = {"type":"object","required":["version","document","sha256","changedAt","changedById","changedByName"],"properties":{"version":{"type":"integer","description":"Grows with every save."},"document":{"type":"string","description":"Exact JSON text."},"sha256":{"type":"string"},"changedAt":{"type":"integer","description":"Epoch milliseconds."},"changedById":{"type":"string"},"changedByName":{"type":"string"}},"title":"Draft","description":"What is edited and not yet live."};
const schema15 = {"type":"object","required":["revision","document","sha256","publishedAt","publishedByName"],"properties":{"revision":{"type":"integer"},"document":{"type":"string","description":"Exact JSON text."},"sha256":{"type":"string"},"publishedAt":{"type":"integer","description":"Epoch milliseconds."},"publishedByName":{"type":"string"}},"title":"LiveTemplate","description":"What visitors see."};
const schema16 = {"type":"object","required":["accountId","accountName","until"],"properties":{"accountId":{"type":"string"},"accountName":{"type":"string"},"until":{"type":"integer","description":"Epoch milliseconds; the lock dies then unless it is renewed."}},"title":"TemplateLock","description":"Who edits a template at this moment."};
const schema17 = {"type":"object","required":["sha256","requestedById","requestedByName","requestedAt","note"],"properties":{"sha256":{"type":"string"},"requestedById":{"type":"string"},"requestedByName":{"type":"string"},"requestedAt":{"type":"integer","description":"Epoch milliseconds."},"note":{"type":"string"},"approvedByName":{"type":"string"},"approvedAt":{"type":"integer","description":"Epoch milliseconds."}},"title":"Approval","description":"A request for a second person's approval of exact bytes, and its answer."};
const schema18 = {"type":"object","required":["sha256","publishAt","byName","reason"],"properties":{"sha256":{"type":"string"},"publishAt":{"type":["integer","null"],"description":"Epoch milliseconds; null: it is live already and only its end is awaited."},"endAt":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":"string"},"reason":{"type":"string"}},"title":"Schedule","description":"What a host will publish or end by itself."};
const schema19 = {"type":"object","required":["at","why","byName","publishAt"],"properties":{"at":{"type":"integer","description":"Epoch milliseconds at which it was dropped."},"why":{"enum":["liveChanged","approvalNeeded","mayNotPublish","restored"],"description":"Something else is live than when it was set; nobody approved it, and somebody has to; whoever set it may not publish any more; its time had passed when the database was restored."},"byName":{"type":"string","description":"Who had set it."},"publishAt":{"type":["integer","null"],"description":"Epoch milliseconds; null: it was about an end alone."},"endAt":{"type":"integer","description":"Epoch milliseconds."}},"title":"FailedSchedule","description":"What was scheduled and has not been done."};

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
if(data.schedule === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "schedule"},message:"must have required property '"+"schedule"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.isArchived === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isArchived"},message:"must have required property '"+"isArchived"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.id !== undefined){
if(typeof data.id !== "string"){
const err9 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.state !== undefined){
let data1 = data.state;
if(!((((((data1 === "draft") || (data1 === "live")) || (data1 === "changed")) || (data1 === "scheduled")) || (data1 === "ended")) || (data1 === "archived"))){
const err10 = {instancePath:instancePath+"/state",schemaPath:"common.schema.json#/$defs/templateState/enum",keyword:"enum",params:{allowedValues: schema13.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
let data2 = data.version;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
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
const err12 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3.document === undefined){
const err13 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3.sha256 === undefined){
const err14 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3.changedAt === undefined){
const err15 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedAt"},message:"must have required property '"+"changedAt"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data3.changedById === undefined){
const err16 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedById"},message:"must have required property '"+"changedById"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data3.changedByName === undefined){
const err17 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/required",keyword:"required",params:{missingProperty: "changedByName"},message:"must have required property '"+"changedByName"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data3.version !== undefined){
let data4 = data3.version;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
const err18 = {instancePath:instancePath+"/draft/version",schemaPath:"common.schema.json#/$defs/draft/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data3.document !== undefined){
if(typeof data3.document !== "string"){
const err19 = {instancePath:instancePath+"/draft/document",schemaPath:"common.schema.json#/$defs/draft/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data3.sha256 !== undefined){
if(typeof data3.sha256 !== "string"){
const err20 = {instancePath:instancePath+"/draft/sha256",schemaPath:"common.schema.json#/$defs/draft/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.changedAt !== undefined){
let data7 = data3.changedAt;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err21 = {instancePath:instancePath+"/draft/changedAt",schemaPath:"common.schema.json#/$defs/draft/properties/changedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.changedById !== undefined){
if(typeof data3.changedById !== "string"){
const err22 = {instancePath:instancePath+"/draft/changedById",schemaPath:"common.schema.json#/$defs/draft/properties/changedById/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data3.changedByName !== undefined){
if(typeof data3.changedByName !== "string"){
const err23 = {instancePath:instancePath+"/draft/changedByName",schemaPath:"common.schema.json#/$defs/draft/properties/changedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err24 = {instancePath:instancePath+"/draft",schemaPath:"common.schema.json#/$defs/draft/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs9 === errors;
valid2 = valid2 || _valid0;
if(!valid2){
const _errs24 = errors;
if(data3 !== null){
const err25 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs24 === errors;
valid2 = valid2 || _valid0;
}
if(!valid2){
const err26 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
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
const err27 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data10.document === undefined){
const err28 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "document"},message:"must have required property '"+"document"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data10.sha256 === undefined){
const err29 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data10.publishedAt === undefined){
const err30 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "publishedAt"},message:"must have required property '"+"publishedAt"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data10.publishedByName === undefined){
const err31 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/required",keyword:"required",params:{missingProperty: "publishedByName"},message:"must have required property '"+"publishedByName"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data10.revision !== undefined){
let data11 = data10.revision;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err32 = {instancePath:instancePath+"/live/revision",schemaPath:"common.schema.json#/$defs/live/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data10.document !== undefined){
if(typeof data10.document !== "string"){
const err33 = {instancePath:instancePath+"/live/document",schemaPath:"common.schema.json#/$defs/live/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.sha256 !== undefined){
if(typeof data10.sha256 !== "string"){
const err34 = {instancePath:instancePath+"/live/sha256",schemaPath:"common.schema.json#/$defs/live/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data10.publishedAt !== undefined){
let data14 = data10.publishedAt;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/live/publishedAt",schemaPath:"common.schema.json#/$defs/live/properties/publishedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.publishedByName !== undefined){
if(typeof data10.publishedByName !== "string"){
const err36 = {instancePath:instancePath+"/live/publishedByName",schemaPath:"common.schema.json#/$defs/live/properties/publishedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err37 = {instancePath:instancePath+"/live",schemaPath:"common.schema.json#/$defs/live/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
var _valid1 = _errs28 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs41 = errors;
if(data10 !== null){
const err38 = {instancePath:instancePath+"/live",schemaPath:"#/properties/live/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
var _valid1 = _errs41 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
const err39 = {instancePath:instancePath+"/live",schemaPath:"#/properties/live/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
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
if(data.lock !== undefined){
let data16 = data.lock;
const _errs44 = errors;
let valid8 = false;
const _errs45 = errors;
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.accountId === undefined){
const err40 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data16.accountName === undefined){
const err41 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data16.until === undefined){
const err42 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/required",keyword:"required",params:{missingProperty: "until"},message:"must have required property '"+"until"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data16.accountId !== undefined){
if(typeof data16.accountId !== "string"){
const err43 = {instancePath:instancePath+"/lock/accountId",schemaPath:"common.schema.json#/$defs/lock/properties/accountId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data16.accountName !== undefined){
if(typeof data16.accountName !== "string"){
const err44 = {instancePath:instancePath+"/lock/accountName",schemaPath:"common.schema.json#/$defs/lock/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data16.until !== undefined){
let data19 = data16.until;
if(!(((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19))) && (isFinite(data19)))){
const err45 = {instancePath:instancePath+"/lock/until",schemaPath:"common.schema.json#/$defs/lock/properties/until/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err46 = {instancePath:instancePath+"/lock",schemaPath:"common.schema.json#/$defs/lock/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
var _valid2 = _errs45 === errors;
valid8 = valid8 || _valid2;
if(!valid8){
const _errs54 = errors;
if(data16 !== null){
const err47 = {instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
var _valid2 = _errs54 === errors;
valid8 = valid8 || _valid2;
}
if(!valid8){
const err48 = {instancePath:instancePath+"/lock",schemaPath:"#/properties/lock/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
else {
errors = _errs44;
if(vErrors !== null){
if(_errs44){
vErrors.length = _errs44;
}
else {
vErrors = null;
}
}
}
}
if(data.approvals !== undefined){
let data20 = data.approvals;
if(Array.isArray(data20)){
const len0 = data20.length;
for(let i0=0; i0<len0; i0++){
let data21 = data20[i0];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.sha256 === undefined){
const err49 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data21.requestedById === undefined){
const err50 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "requestedById"},message:"must have required property '"+"requestedById"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data21.requestedByName === undefined){
const err51 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "requestedByName"},message:"must have required property '"+"requestedByName"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(data21.requestedAt === undefined){
const err52 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "requestedAt"},message:"must have required property '"+"requestedAt"+"'"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data21.note === undefined){
const err53 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21.sha256 !== undefined){
if(typeof data21.sha256 !== "string"){
const err54 = {instancePath:instancePath+"/approvals/" + i0+"/sha256",schemaPath:"common.schema.json#/$defs/approval/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data21.requestedById !== undefined){
if(typeof data21.requestedById !== "string"){
const err55 = {instancePath:instancePath+"/approvals/" + i0+"/requestedById",schemaPath:"common.schema.json#/$defs/approval/properties/requestedById/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data21.requestedByName !== undefined){
if(typeof data21.requestedByName !== "string"){
const err56 = {instancePath:instancePath+"/approvals/" + i0+"/requestedByName",schemaPath:"common.schema.json#/$defs/approval/properties/requestedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data21.requestedAt !== undefined){
let data25 = data21.requestedAt;
if(!(((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25))) && (isFinite(data25)))){
const err57 = {instancePath:instancePath+"/approvals/" + i0+"/requestedAt",schemaPath:"common.schema.json#/$defs/approval/properties/requestedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data21.note !== undefined){
if(typeof data21.note !== "string"){
const err58 = {instancePath:instancePath+"/approvals/" + i0+"/note",schemaPath:"common.schema.json#/$defs/approval/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data21.approvedByName !== undefined){
if(typeof data21.approvedByName !== "string"){
const err59 = {instancePath:instancePath+"/approvals/" + i0+"/approvedByName",schemaPath:"common.schema.json#/$defs/approval/properties/approvedByName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data21.approvedAt !== undefined){
let data28 = data21.approvedAt;
if(!(((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28))) && (isFinite(data28)))){
const err60 = {instancePath:instancePath+"/approvals/" + i0+"/approvedAt",schemaPath:"common.schema.json#/$defs/approval/properties/approvedAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath:instancePath+"/approvals/" + i0,schemaPath:"common.schema.json#/$defs/approval/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath:instancePath+"/approvals",schemaPath:"#/properties/approvals/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data.schedule !== undefined){
let data29 = data.schedule;
const _errs76 = errors;
let valid15 = false;
const _errs77 = errors;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
if(data29.sha256 === undefined){
const err63 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data29.publishAt === undefined){
const err64 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data29.byName === undefined){
const err65 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if(data29.reason === undefined){
const err66 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data29.sha256 !== undefined){
if(typeof data29.sha256 !== "string"){
const err67 = {instancePath:instancePath+"/schedule/sha256",schemaPath:"common.schema.json#/$defs/schedule/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data29.publishAt !== undefined){
let data31 = data29.publishAt;
if((!(((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31))) && (isFinite(data31)))) && (data31 !== null)){
const err68 = {instancePath:instancePath+"/schedule/publishAt",schemaPath:"common.schema.json#/$defs/schedule/properties/publishAt/type",keyword:"type",params:{type: schema18.properties.publishAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data29.endAt !== undefined){
let data32 = data29.endAt;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err69 = {instancePath:instancePath+"/schedule/endAt",schemaPath:"common.schema.json#/$defs/schedule/properties/endAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data29.byName !== undefined){
if(typeof data29.byName !== "string"){
const err70 = {instancePath:instancePath+"/schedule/byName",schemaPath:"common.schema.json#/$defs/schedule/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data29.reason !== undefined){
if(typeof data29.reason !== "string"){
const err71 = {instancePath:instancePath+"/schedule/reason",schemaPath:"common.schema.json#/$defs/schedule/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
}
else {
const err72 = {instancePath:instancePath+"/schedule",schemaPath:"common.schema.json#/$defs/schedule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
var _valid3 = _errs77 === errors;
valid15 = valid15 || _valid3;
if(!valid15){
const _errs90 = errors;
if(data29 !== null){
const err73 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
var _valid3 = _errs90 === errors;
valid15 = valid15 || _valid3;
}
if(!valid15){
const err74 = {instancePath:instancePath+"/schedule",schemaPath:"#/properties/schedule/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
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
if(data.isArchived !== undefined){
if(typeof data.isArchived !== "boolean"){
const err75 = {instancePath:instancePath+"/isArchived",schemaPath:"#/properties/isArchived/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.failedSchedule !== undefined){
let data36 = data.failedSchedule;
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.at === undefined){
const err76 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(data36.why === undefined){
const err77 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data36.byName === undefined){
const err78 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data36.publishAt === undefined){
const err79 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data36.at !== undefined){
let data37 = data36.at;
if(!(((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37))) && (isFinite(data37)))){
const err80 = {instancePath:instancePath+"/failedSchedule/at",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data36.why !== undefined){
let data38 = data36.why;
if(!((((data38 === "liveChanged") || (data38 === "approvalNeeded")) || (data38 === "mayNotPublish")) || (data38 === "restored"))){
const err81 = {instancePath:instancePath+"/failedSchedule/why",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/why/enum",keyword:"enum",params:{allowedValues: schema19.properties.why.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data36.byName !== undefined){
if(typeof data36.byName !== "string"){
const err82 = {instancePath:instancePath+"/failedSchedule/byName",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/byName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data36.publishAt !== undefined){
let data40 = data36.publishAt;
if((!(((typeof data40 == "number") && (!(data40 % 1) && !isNaN(data40))) && (isFinite(data40)))) && (data40 !== null)){
const err83 = {instancePath:instancePath+"/failedSchedule/publishAt",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/publishAt/type",keyword:"type",params:{type: schema19.properties.publishAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data36.endAt !== undefined){
let data41 = data36.endAt;
if(!(((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41))) && (isFinite(data41)))){
const err84 = {instancePath:instancePath+"/failedSchedule/endAt",schemaPath:"common.schema.json#/$defs/failedSchedule/properties/endAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err85 = {instancePath:instancePath+"/failedSchedule",schemaPath:"common.schema.json#/$defs/failedSchedule/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
else {
const err86 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

