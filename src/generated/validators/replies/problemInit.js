// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderNo !== undefined){
let data0 = data.orderNo;
if(data0 !== null && ((typeof data0 == "string" && data0.trim() === "") || (!(typeof data0 == "string") && !Number.isSafeInteger(data0)))){
const err0 = {instancePath:""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.productLogo !== undefined){
let data1 = data.productLogo;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:instancePath+"/productLogo"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.productName !== undefined){
let data2 = data.productName;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:instancePath+"/productName"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.status !== undefined){
let data3 = data.status;
if((((!((typeof data3 == "number") && (isFinite(data3)))) && (typeof data3 !== "string")) && (typeof data3 !== "boolean")) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/status"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isShow !== undefined){
let data4 = data.isShow;
if((((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")) && (typeof data4 !== "boolean")) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/isShow"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.list !== undefined){
let data5 = data.list;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:instancePath+"/list"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.title !== undefined){
let data7 = data6.title;
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/list/" + i0+"/title"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data6.value !== undefined){
let data8 = data6.value;
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (data8 !== null)){
const err7 = {instancePath:instancePath+"/list/" + i0+"/value"};
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
const err8 = {instancePath:instancePath+"/list/" + i0};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
}
}
else {
const err9 = {instancePath};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}


function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/problemInit.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.problemType !== undefined){
let data0 = data.problemType;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/problemType"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.title !== undefined){
let data2 = data1.title;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (data2 !== null)){
const err1 = {instancePath:instancePath+"/problemType/" + i0+"/title"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.value !== undefined){
let data3 = data1.value;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (data3 !== null)){
const err2 = {instancePath:instancePath+"/problemType/" + i0+"/value"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/problemType/" + i0};
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
}
if(data.problemSonType !== undefined){
let data4 = data.problemSonType;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err4 = {instancePath:instancePath+"/problemSonType"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.title !== undefined){
let data6 = data5.title;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (data6 !== null)){
const err5 = {instancePath:instancePath+"/problemSonType/" + i1+"/title"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data5.value !== undefined){
let data7 = data5.value;
if(((typeof data7 !== "string") && (!((typeof data7 == "number") && (isFinite(data7))))) && (data7 !== null)){
const err6 = {instancePath:instancePath+"/problemSonType/" + i1+"/value"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/problemSonType/" + i1};
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
}
if(data.orderDetail !== undefined){
let data8 = data.orderDetail;
const _errs20 = errors;
let valid9 = false;
const _errs21 = errors;
if(!(validate12(data8, {instancePath:instancePath+"/orderDetail",parentData:data,parentDataProperty:"orderDetail",rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
var _valid0 = _errs21 === errors;
valid9 = valid9 || _valid0;
if(!valid9){
const _errs22 = errors;
if(data8 !== null){
const err8 = {instancePath:instancePath+"/orderDetail"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var _valid0 = _errs22 === errors;
valid9 = valid9 || _valid0;
}
if(!valid9){
const err9 = {instancePath:instancePath+"/orderDetail"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
errors = _errs20;
if(vErrors !== null){
if(_errs20){
vErrors.length = _errs20;
}
else {
vErrors = null;
}
}
}
}
if(data.orderList !== undefined){
let data9 = data.orderList;
if((!(Array.isArray(data9))) && (data9 !== null)){
const err10 = {instancePath:instancePath+"/orderList"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(!(validate12(data9[i2], {instancePath:instancePath+"/orderList/" + i2,parentData:data9,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
}
}
else {
const err11 = {instancePath};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

