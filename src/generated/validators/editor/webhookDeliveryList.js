// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/editor/webhookDeliveryList.schema.json","title":"WebhookDeliveryList","description":"GET /webhooks/:id/deliveries, the newest first.","type":"object","required":["deliveries","next"],"properties":{"deliveries":{"type":"array","items":{"$ref":"common.schema.json#/$defs/webhookDelivery"}},"next":{"description":"`before` of the next page; null: there is none.","type":["integer","null"]}}};
const schema13 = {"title":"WebhookDelivery","description":"One event on its way to one endpoint.","type":"object","required":["id","eventId","type","templateId","bundle","at","state","tries","nextTryAt","triedAt","status","problem","body"],"properties":{"id":{"type":"integer","description":"Its number; later ones are higher."},"eventId":{"type":"string","description":"`webhook-id`: the same at every try, and at every endpoint that is told of the event."},"type":{"type":"string","description":"Of the event."},"templateId":{"type":"string","description":"Empty: it is about none."},"bundle":{"description":"The bundle that it is about, with its name, unless it was deleted since; null: it is about none.","anyOf":[{"type":"object","required":["id"],"properties":{"id":{"type":"string"},"name":{"type":"string"}}},{"type":"null"}]},"at":{"type":"integer","description":"When it happened, in epoch milliseconds."},"state":{"description":"pending: waits or is tried again; delivered: the receiver answered 2xx; failed: given up.","enum":["pending","delivered","failed"]},"tries":{"type":"integer","description":"How often it was sent."},"nextTryAt":{"description":"In epoch milliseconds; null: it is not sent any more, or waits for an earlier one of its template or bundle.","type":["integer","null"]},"triedAt":{"description":"When it was sent last, in epoch milliseconds.","type":["integer","null"]},"status":{"description":"HTTP status of the last answer; null: there was none.","type":["integer","null"]},"problem":{"description":"Why the last try failed; null: it did not.","anyOf":[{"enum":["status","redirect","timeout","refusedAddress","notHttps","noAddress","tls","connection","secret"]},{"type":"null"}]},"body":{"type":"string","description":"What is sent."}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/editor/webhookDeliveryList.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.deliveries === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "deliveries"},message:"must have required property '"+"deliveries"+"'"};
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
if(data.deliveries !== undefined){
let data0 = data.deliveries;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.id === undefined){
const err2 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.eventId === undefined){
const err3 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "eventId"},message:"must have required property '"+"eventId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.type === undefined){
const err4 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.templateId === undefined){
const err5 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.bundle === undefined){
const err6 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "bundle"},message:"must have required property '"+"bundle"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1.at === undefined){
const err7 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "at"},message:"must have required property '"+"at"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data1.state === undefined){
const err8 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data1.tries === undefined){
const err9 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "tries"},message:"must have required property '"+"tries"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data1.nextTryAt === undefined){
const err10 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "nextTryAt"},message:"must have required property '"+"nextTryAt"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data1.triedAt === undefined){
const err11 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "triedAt"},message:"must have required property '"+"triedAt"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data1.status === undefined){
const err12 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "status"},message:"must have required property '"+"status"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data1.problem === undefined){
const err13 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "problem"},message:"must have required property '"+"problem"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data1.body === undefined){
const err14 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/required",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data1.id !== undefined){
let data2 = data1.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
const err15 = {instancePath:instancePath+"/deliveries/" + i0+"/id",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.eventId !== undefined){
if(typeof data1.eventId !== "string"){
const err16 = {instancePath:instancePath+"/deliveries/" + i0+"/eventId",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/eventId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.type !== undefined){
if(typeof data1.type !== "string"){
const err17 = {instancePath:instancePath+"/deliveries/" + i0+"/type",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data1.templateId !== undefined){
if(typeof data1.templateId !== "string"){
const err18 = {instancePath:instancePath+"/deliveries/" + i0+"/templateId",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data1.bundle !== undefined){
let data6 = data1.bundle;
const _errs15 = errors;
let valid5 = false;
const _errs16 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id === undefined){
const err19 = {instancePath:instancePath+"/deliveries/" + i0+"/bundle",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/bundle/anyOf/0/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.id !== undefined){
if(typeof data6.id !== "string"){
const err20 = {instancePath:instancePath+"/deliveries/" + i0+"/bundle/id",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/bundle/anyOf/0/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.name !== undefined){
if(typeof data6.name !== "string"){
const err21 = {instancePath:instancePath+"/deliveries/" + i0+"/bundle/name",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/bundle/anyOf/0/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/deliveries/" + i0+"/bundle",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/bundle/anyOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs16 === errors;
valid5 = valid5 || _valid0;
if(!valid5){
const _errs22 = errors;
if(data6 !== null){
const err23 = {instancePath:instancePath+"/deliveries/" + i0+"/bundle",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/bundle/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid5 = valid5 || _valid0;
}
if(!valid5){
const err24 = {instancePath:instancePath+"/deliveries/" + i0+"/bundle",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/bundle/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data1.at !== undefined){
let data9 = data1.at;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err25 = {instancePath:instancePath+"/deliveries/" + i0+"/at",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/at/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data1.state !== undefined){
let data10 = data1.state;
if(!(((data10 === "pending") || (data10 === "delivered")) || (data10 === "failed"))){
const err26 = {instancePath:instancePath+"/deliveries/" + i0+"/state",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/state/enum",keyword:"enum",params:{allowedValues: schema13.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data1.tries !== undefined){
let data11 = data1.tries;
if(!(((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11))) && (isFinite(data11)))){
const err27 = {instancePath:instancePath+"/deliveries/" + i0+"/tries",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/tries/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data1.nextTryAt !== undefined){
let data12 = data1.nextTryAt;
if((!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))) && (data12 !== null)){
const err28 = {instancePath:instancePath+"/deliveries/" + i0+"/nextTryAt",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/nextTryAt/type",keyword:"type",params:{type: schema13.properties.nextTryAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data1.triedAt !== undefined){
let data13 = data1.triedAt;
if((!(((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13))) && (isFinite(data13)))) && (data13 !== null)){
const err29 = {instancePath:instancePath+"/deliveries/" + i0+"/triedAt",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/triedAt/type",keyword:"type",params:{type: schema13.properties.triedAt.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data1.status !== undefined){
let data14 = data1.status;
if((!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))) && (data14 !== null)){
const err30 = {instancePath:instancePath+"/deliveries/" + i0+"/status",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/status/type",keyword:"type",params:{type: schema13.properties.status.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data1.problem !== undefined){
let data15 = data1.problem;
const _errs36 = errors;
let valid7 = false;
const _errs37 = errors;
if(!(((((((((data15 === "status") || (data15 === "redirect")) || (data15 === "timeout")) || (data15 === "refusedAddress")) || (data15 === "notHttps")) || (data15 === "noAddress")) || (data15 === "tls")) || (data15 === "connection")) || (data15 === "secret"))){
const err31 = {instancePath:instancePath+"/deliveries/" + i0+"/problem",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/problem/anyOf/0/enum",keyword:"enum",params:{allowedValues: schema13.properties.problem.anyOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid1 = _errs37 === errors;
valid7 = valid7 || _valid1;
if(!valid7){
const _errs38 = errors;
if(data15 !== null){
const err32 = {instancePath:instancePath+"/deliveries/" + i0+"/problem",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/problem/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
var _valid1 = _errs38 === errors;
valid7 = valid7 || _valid1;
}
if(!valid7){
const err33 = {instancePath:instancePath+"/deliveries/" + i0+"/problem",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/problem/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
else {
errors = _errs36;
if(vErrors !== null){
if(_errs36){
vErrors.length = _errs36;
}
else {
vErrors = null;
}
}
}
}
if(data1.body !== undefined){
if(typeof data1.body !== "string"){
const err34 = {instancePath:instancePath+"/deliveries/" + i0+"/body",schemaPath:"common.schema.json#/$defs/webhookDelivery/properties/body/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/deliveries/" + i0,schemaPath:"common.schema.json#/$defs/webhookDelivery/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/deliveries",schemaPath:"#/properties/deliveries/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.next !== undefined){
let data17 = data.next;
if((!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))) && (data17 !== null)){
const err37 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: schema11.properties.next.type},message:"must be integer,null"};
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
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

