// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/changedThread.schema.json","title":"ChangedThread","description":"What became of a thread.","type":"object","required":["thread"],"properties":{"thread":{"anyOf":[{"$ref":"common.schema.json#/$defs/commentThread"},{"type":"null"}],"description":"Null: it went with its only comment."}}};
const schema13 = {"type":"object","required":["id","blockId","blockType","isGone","isChanged","isUnread","createdAt","resolved","comments"],"properties":{"id":{"type":"string"},"blockId":{"type":["string","null"],"description":"Null: about the page as a whole."},"blockType":{"type":["string","null"],"description":"Of its block when it was commented on."},"isGone":{"type":"boolean","description":"The page has its block no more."},"isChanged":{"type":"boolean","description":"Its block is not what it was when it was commented on."},"isUnread":{"type":"boolean","description":"Somebody else has written since the reader looked at it."},"createdAt":{"type":"integer","description":"Epoch milliseconds."},"resolved":{"anyOf":[{"title":"Resolution","type":"object","required":["at","byName","version","withChange"],"properties":{"at":{"type":"integer","description":"Epoch milliseconds."},"byName":{"type":["string","null"],"description":"Null: somebody who left."},"version":{"type":"integer","description":"Of the draft at that time."},"withChange":{"type":"boolean","description":"Its block had been changed, or was gone."}}},{"type":"null"}]},"comments":{"type":"array","items":{"$ref":"#/$defs/comment"}}},"title":"CommentThread","description":"A comment on a block or a page, and what was answered."};
const schema14 = {"type":"object","required":["number","authorId","authorName","text","mentions","createdAt","editedAt","isDeleted"],"properties":{"number":{"type":"integer","description":"Counts from 1 within its thread."},"authorId":{"type":"string"},"authorName":{"type":["string","null"],"description":"Null: somebody who left."},"text":{"type":"string","description":"Plain text; empty once it is deleted."},"mentions":{"type":"array","items":{"title":"Mention","type":"object","required":["id","name"],"properties":{"id":{"type":"string","description":"An account's."},"name":{"type":"string","description":"As it stands in the text after an @."}}}},"createdAt":{"type":"integer","description":"Epoch milliseconds."},"editedAt":{"type":["integer","null"],"description":"Epoch milliseconds."},"isDeleted":{"type":"boolean","description":"Its author took it back; others have answered it."}},"title":"Comment","description":"What one person wrote about a template."};

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
if(data.blockId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.blockType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blockType"},message:"must have required property '"+"blockType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.isGone === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isGone"},message:"must have required property '"+"isGone"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.isChanged === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isChanged"},message:"must have required property '"+"isChanged"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.isUnread === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "isUnread"},message:"must have required property '"+"isUnread"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.createdAt === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.resolved === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "resolved"},message:"must have required property '"+"resolved"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.comments === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "comments"},message:"must have required property '"+"comments"+"'"};
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
if(data.blockId !== undefined){
let data1 = data.blockId;
if((typeof data1 !== "string") && (data1 !== null)){
const err10 = {instancePath:instancePath+"/blockId",schemaPath:"#/properties/blockId/type",keyword:"type",params:{type: schema13.properties.blockId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.blockType !== undefined){
let data2 = data.blockType;
if((typeof data2 !== "string") && (data2 !== null)){
const err11 = {instancePath:instancePath+"/blockType",schemaPath:"#/properties/blockType/type",keyword:"type",params:{type: schema13.properties.blockType.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.isGone !== undefined){
if(typeof data.isGone !== "boolean"){
const err12 = {instancePath:instancePath+"/isGone",schemaPath:"#/properties/isGone/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.isChanged !== undefined){
if(typeof data.isChanged !== "boolean"){
const err13 = {instancePath:instancePath+"/isChanged",schemaPath:"#/properties/isChanged/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.isUnread !== undefined){
if(typeof data.isUnread !== "boolean"){
const err14 = {instancePath:instancePath+"/isUnread",schemaPath:"#/properties/isUnread/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.createdAt !== undefined){
let data6 = data.createdAt;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err15 = {instancePath:instancePath+"/createdAt",schemaPath:"#/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.resolved !== undefined){
let data7 = data.resolved;
const _errs16 = errors;
let valid1 = false;
const _errs17 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.at === undefined){
const err16 = {instancePath:instancePath+"/resolved",schemaPath:"#/properties/resolved/anyOf/0/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.byName === undefined){
const err17 = {instancePath:instancePath+"/resolved",schemaPath:"#/properties/resolved/anyOf/0/required",keyword:"required",params:{missingProperty: "byName"},message:"must have required property '"+"byName"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.version === undefined){
const err18 = {instancePath:instancePath+"/resolved",schemaPath:"#/properties/resolved/anyOf/0/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data7.withChange === undefined){
const err19 = {instancePath:instancePath+"/resolved",schemaPath:"#/properties/resolved/anyOf/0/required",keyword:"required",params:{missingProperty: "withChange"},message:"must have required property '"+"withChange"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7.at !== undefined){
let data8 = data7.at;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
const err20 = {instancePath:instancePath+"/resolved/at",schemaPath:"#/properties/resolved/anyOf/0/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.byName !== undefined){
let data9 = data7.byName;
if((typeof data9 !== "string") && (data9 !== null)){
const err21 = {instancePath:instancePath+"/resolved/byName",schemaPath:"#/properties/resolved/anyOf/0/properties/byName/type",keyword:"type",params:{type: schema13.properties.resolved.anyOf[0].properties.byName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.version !== undefined){
let data10 = data7.version;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
const err22 = {instancePath:instancePath+"/resolved/version",schemaPath:"#/properties/resolved/anyOf/0/properties/version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.withChange !== undefined){
if(typeof data7.withChange !== "boolean"){
const err23 = {instancePath:instancePath+"/resolved/withChange",schemaPath:"#/properties/resolved/anyOf/0/properties/withChange/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err24 = {instancePath:instancePath+"/resolved",schemaPath:"#/properties/resolved/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var _valid0 = _errs17 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs27 = errors;
if(data7 !== null){
const err25 = {instancePath:instancePath+"/resolved",schemaPath:"#/properties/resolved/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs27 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err26 = {instancePath:instancePath+"/resolved",schemaPath:"#/properties/resolved/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.comments !== undefined){
let data12 = data.comments;
if(Array.isArray(data12)){
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.number === undefined){
const err27 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/required",keyword:"required",params:{missingProperty: "number"},message:"must have required property '"+"number"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data13.authorId === undefined){
const err28 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/required",keyword:"required",params:{missingProperty: "authorId"},message:"must have required property '"+"authorId"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.authorName === undefined){
const err29 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/required",keyword:"required",params:{missingProperty: "authorName"},message:"must have required property '"+"authorName"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.text === undefined){
const err30 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.mentions === undefined){
const err31 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/required",keyword:"required",params:{missingProperty: "mentions"},message:"must have required property '"+"mentions"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.createdAt === undefined){
const err32 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/required",keyword:"required",params:{missingProperty: "createdAt"},message:"must have required property '"+"createdAt"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.editedAt === undefined){
const err33 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/required",keyword:"required",params:{missingProperty: "editedAt"},message:"must have required property '"+"editedAt"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.isDeleted === undefined){
const err34 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/required",keyword:"required",params:{missingProperty: "isDeleted"},message:"must have required property '"+"isDeleted"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.number !== undefined){
let data14 = data13.number;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err35 = {instancePath:instancePath+"/comments/" + i0+"/number",schemaPath:"#/$defs/comment/properties/number/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data13.authorId !== undefined){
if(typeof data13.authorId !== "string"){
const err36 = {instancePath:instancePath+"/comments/" + i0+"/authorId",schemaPath:"#/$defs/comment/properties/authorId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data13.authorName !== undefined){
let data16 = data13.authorName;
if((typeof data16 !== "string") && (data16 !== null)){
const err37 = {instancePath:instancePath+"/comments/" + i0+"/authorName",schemaPath:"#/$defs/comment/properties/authorName/type",keyword:"type",params:{type: schema14.properties.authorName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.text !== undefined){
if(typeof data13.text !== "string"){
const err38 = {instancePath:instancePath+"/comments/" + i0+"/text",schemaPath:"#/$defs/comment/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.mentions !== undefined){
let data18 = data13.mentions;
if(Array.isArray(data18)){
const len1 = data18.length;
for(let i1=0; i1<len1; i1++){
let data19 = data18[i1];
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.id === undefined){
const err39 = {instancePath:instancePath+"/comments/" + i0+"/mentions/" + i1,schemaPath:"#/$defs/comment/properties/mentions/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data19.name === undefined){
const err40 = {instancePath:instancePath+"/comments/" + i0+"/mentions/" + i1,schemaPath:"#/$defs/comment/properties/mentions/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data19.id !== undefined){
if(typeof data19.id !== "string"){
const err41 = {instancePath:instancePath+"/comments/" + i0+"/mentions/" + i1+"/id",schemaPath:"#/$defs/comment/properties/mentions/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data19.name !== undefined){
if(typeof data19.name !== "string"){
const err42 = {instancePath:instancePath+"/comments/" + i0+"/mentions/" + i1+"/name",schemaPath:"#/$defs/comment/properties/mentions/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/comments/" + i0+"/mentions/" + i1,schemaPath:"#/$defs/comment/properties/mentions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err44 = {instancePath:instancePath+"/comments/" + i0+"/mentions",schemaPath:"#/$defs/comment/properties/mentions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.createdAt !== undefined){
let data22 = data13.createdAt;
if(!(((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22))) && (isFinite(data22)))){
const err45 = {instancePath:instancePath+"/comments/" + i0+"/createdAt",schemaPath:"#/$defs/comment/properties/createdAt/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.editedAt !== undefined){
let data23 = data13.editedAt;
if((!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))) && (data23 !== null)){
const err46 = {instancePath:instancePath+"/comments/" + i0+"/editedAt",schemaPath:"#/$defs/comment/properties/editedAt/type",keyword:"type",params:{type: schema14.properties.editedAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.isDeleted !== undefined){
if(typeof data13.isDeleted !== "boolean"){
const err47 = {instancePath:instancePath+"/comments/" + i0+"/isDeleted",schemaPath:"#/$defs/comment/properties/isDeleted/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
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
const err48 = {instancePath:instancePath+"/comments/" + i0,schemaPath:"#/$defs/comment/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err49 = {instancePath:instancePath+"/comments",schemaPath:"#/properties/comments/type",keyword:"type",params:{type: "array"},message:"must be array"};
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
const err50 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/changedThread.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.thread === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "thread"},message:"must have required property '"+"thread"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.thread !== undefined){
let data0 = data.thread;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(!(validate12(data0, {instancePath:instancePath+"/thread",parentData:data,parentDataProperty:"thread",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs4 = errors;
if(data0 !== null){
const err1 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
const err2 = {instancePath:instancePath+"/thread",schemaPath:"#/properties/thread/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

