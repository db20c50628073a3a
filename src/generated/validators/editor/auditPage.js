// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/auditPage.schema.json","title":"AuditPage","description":"GET /audit, newest first.","type":"object","required":["entries","next"],"properties":{"entries":{"type":"array","items":{"$ref":"common.schema.json#/$defs/auditEntry"}},"next":{"type":["integer","null"],"description":"Value of `before` for the entries that follow; null: these were the last."}}};
const schema13 = {"type":"object","required":["id","at","accountId","accountName","action","subject","templateId","detail"],"properties":{"id":{"type":"integer"},"at":{"type":"integer","description":"Epoch milliseconds."},"accountId":{"type":["string","null"],"description":"Null: no person, such as a command of the terminal or the token of a machine."},"accountName":{"type":"string","description":"Of a machine the name of its token. terminal: a command of the terminal; empty: nobody was signed in."},"action":{"$ref":"#/$defs/auditAction"},"subject":{"type":"string","description":"What it was done to: a template's id, an account's e-mail; of a refused call its method and path."},"templateId":{"type":["string","null"]},"detail":{"type":"object","description":"What else there is to say, by name. `token` is the id of the token that acted, `tokenMadeBy` who made it where it is a machine's; `code` and `reason` of a refused call are those of its reply.","additionalProperties":{"type":["string","number","boolean"]}}},"title":"AuditEntry","description":"One row of the audit log."};
const schema14 = {"title":"AuditAction","description":"What was done, or refused.","enum":["refused","signedIn","signInRefused","signedOut","sessionRevoked","passwordChanged","administratorCreated","accountInvited","accountReset","invitationAccepted","passwordReset","accountMade","accountLinked","accountChanged","ownAccountChanged","settingsChanged","templateCreated","draftSaved","draftRefused","draftDiscarded","wordsReplaced","lockTaken","lockTakenOver","lockReleased","templateArchived","templateRestored","templateMoved","folderMade","folderRenamed","folderDeleted","approvalRequested","approved","changeAsked","publicationRefused","published","rolledBack","ended","experimentPlanned","experimentStarted","experimentStopped","experimentWon","released","scheduled","scheduleCancelled","scheduleFailed","bundleMade","bundleChanged","bundleDeleted","bundleApprovalRequested","bundleApproved","bundleChangeAsked","bundleRefused","bundleScheduled","bundleScheduleCancelled","bundleScheduleFailed","bundlePublished","bundleRolledBack","approvalLinkMade","approvalLinkRevoked","previewLinkMade","pictureUploaded","pictureCropped","pictureRenamed","pictureDeleted","sectionSaved","sectionChanged","sectionSpread","sectionRenamed","sectionDeleted","blockSwitched","commented","commentChanged","commentDeleted","threadResolved","threadReopened","tokenMade","tokenRevoked","webhookMade","webhookChanged","webhookSecretMade","webhookDeleted","webhookTested","webhookSentAgain","secondFactorAdded","secondFactorRemoved","secondFactorReset","secondFactorRefused","recoveryCodesMade","recoveryCodeUsed"]};

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
if(data.at === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.accountId === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountId"},message:"must have required property '"+"accountId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.accountName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "accountName"},message:"must have required property '"+"accountName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.action === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "action"},message:"must have required property '"+"action"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.subject === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "subject"},message:"must have required property '"+"subject"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.templateId === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.detail === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "detail"},message:"must have required property '"+"detail"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err8 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.at !== undefined){
let data1 = data.at;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err9 = {instancePath:instancePath+"/at",schemaPath:"#/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.accountId !== undefined){
let data2 = data.accountId;
if((typeof data2 !== "string") && (data2 !== null)){
const err10 = {instancePath:instancePath+"/accountId",schemaPath:"#/properties/accountId/type",keyword:"type",params:{type: schema13.properties.accountId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.accountName !== undefined){
if(typeof data.accountName !== "string"){
const err11 = {instancePath:instancePath+"/accountName",schemaPath:"#/properties/accountName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.action !== undefined){
let data4 = data.action;
if(!(((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((((data4 === "refused") || (data4 === "signedIn")) || (data4 === "signInRefused")) || (data4 === "signedOut")) || (data4 === "sessionRevoked")) || (data4 === "passwordChanged")) || (data4 === "administratorCreated")) || (data4 === "accountInvited")) || (data4 === "accountReset")) || (data4 === "invitationAccepted")) || (data4 === "passwordReset")) || (data4 === "accountMade")) || (data4 === "accountLinked")) || (data4 === "accountChanged")) || (data4 === "ownAccountChanged")) || (data4 === "settingsChanged")) || (data4 === "templateCreated")) || (data4 === "draftSaved")) || (data4 === "draftRefused")) || (data4 === "draftDiscarded")) || (data4 === "wordsReplaced")) || (data4 === "lockTaken")) || (data4 === "lockTakenOver")) || (data4 === "lockReleased")) || (data4 === "templateArchived")) || (data4 === "templateRestored")) || (data4 === "templateMoved")) || (data4 === "folderMade")) || (data4 === "folderRenamed")) || (data4 === "folderDeleted")) || (data4 === "approvalRequested")) || (data4 === "approved")) || (data4 === "changeAsked")) || (data4 === "publicationRefused")) || (data4 === "published")) || (data4 === "rolledBack")) || (data4 === "ended")) || (data4 === "experimentPlanned")) || (data4 === "experimentStarted")) || (data4 === "experimentStopped")) || (data4 === "experimentWon")) || (data4 === "released")) || (data4 === "scheduled")) || (data4 === "scheduleCancelled")) || (data4 === "scheduleFailed")) || (data4 === "bundleMade")) || (data4 === "bundleChanged")) || (data4 === "bundleDeleted")) || (data4 === "bundleApprovalRequested")) || (data4 === "bundleApproved")) || (data4 === "bundleChangeAsked")) || (data4 === "bundleRefused")) || (data4 === "bundleScheduled")) || (data4 === "bundleScheduleCancelled")) || (data4 === "bundleScheduleFailed")) || (data4 === "bundlePublished")) || (data4 === "bundleRolledBack")) || (data4 === "approvalLinkMade")) || (data4 === "approvalLinkRevoked")) || (data4 === "previewLinkMade")) || (data4 === "pictureUploaded")) || (data4 === "pictureCropped")) || (data4 === "pictureRenamed")) || (data4 === "pictureDeleted")) || (data4 === "sectionSaved")) || (data4 === "sectionChanged")) || (data4 === "sectionSpread")) || (data4 === "sectionRenamed")) || (data4 === "sectionDeleted")) || (data4 === "blockSwitched")) || (data4 === "commented")) || (data4 === "commentChanged")) || (data4 === "commentDeleted")) || (data4 === "threadResolved")) || (data4 === "threadReopened")) || (data4 === "tokenMade")) || (data4 === "tokenRevoked")) || (data4 === "webhookMade")) || (data4 === "webhookChanged")) || (data4 === "webhookSecretMade")) || (data4 === "webhookDeleted")) || (data4 === "webhookTested")) || (data4 === "webhookSentAgain")) || (data4 === "secondFactorAdded")) || (data4 === "secondFactorRemoved")) || (data4 === "secondFactorReset")) || (data4 === "secondFactorRefused")) || (data4 === "recoveryCodesMade")) || (data4 === "recoveryCodeUsed"))){
const err12 = {instancePath:instancePath+"/action",schemaPath:"#/$defs/auditAction/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.subject !== undefined){
if(typeof data.subject !== "string"){
const err13 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.templateId !== undefined){
let data6 = data.templateId;
if((typeof data6 !== "string") && (data6 !== null)){
const err14 = {instancePath:instancePath+"/templateId",schemaPath:"#/properties/templateId/type",keyword:"type",params:{type: schema13.properties.templateId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.detail !== undefined){
let data7 = data.detail;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key0 in data7){
let data8 = data7[key0];
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (typeof data8 !== "boolean")){
const err15 = {instancePath:instancePath+"/detail/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/detail/additionalProperties/type",keyword:"type",params:{type: schema13.properties.detail.additionalProperties.type},message:"must be string,number,boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/auditPage.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entries"},message:"must have required property '"+"entries"+"'"};
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
if(data.entries !== undefined){
let data0 = data.entries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(validate12(data0[i0], {instancePath:instancePath+"/entries/" + i0,parentData:data0,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err2 = {instancePath:instancePath+"/entries",schemaPath:"#/properties/entries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.next !== undefined){
let data2 = data.next;
if((!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))) && (data2 !== null)){
const err3 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema11.properties.next.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

