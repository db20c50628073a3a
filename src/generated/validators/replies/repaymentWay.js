// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/repaymentWay.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alipay !== undefined){
let data0 = data.alipay;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:instancePath+"/alipay",keyword:"type"};
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
if(data1.id !== undefined){
let data2 = data1.id;
if(((typeof data2 !== "string") && (!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2))))) && (data2 !== null)){
const err1 = {instancePath:instancePath+"/alipay/" + i0+"/id",keyword:"type"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data2 !== null && ((typeof data2 == "string" && data2.trim() === "") || (!(typeof data2 == "string") && !Number.isSafeInteger(data2)))){
const err2 = {instancePath:instancePath+"/alipay/" + i0+"/id",keyword:"identifier"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (data3 !== null)){
const err3 = {instancePath:instancePath+"/alipay/" + i0+"/name",keyword:"type"};
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
const err4 = {instancePath:instancePath+"/alipay/" + i0,keyword:"type"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
if(data.repayToken !== undefined){
let data4 = data.repayToken;
if(((typeof data4 !== "string") && (!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4))))) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/repayToken",keyword:"type"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4 !== null && (false || (!(typeof data4 == "string") && !Number.isSafeInteger(data4)))){
const err6 = {instancePath:instancePath+"/repayToken",keyword:"identifier"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bankCards !== undefined){
let data5 = data.bankCards;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err7 = {instancePath:instancePath+"/bankCards",keyword:"type"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.id !== undefined){
let data7 = data6.id;
if(((typeof data7 !== "string") && (!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7))))) && (data7 !== null)){
const err8 = {instancePath:instancePath+"/bankCards/" + i1+"/id",keyword:"type"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data7 !== null && ((typeof data7 == "string" && data7.trim() === "") || (!(typeof data7 == "string") && !Number.isSafeInteger(data7)))){
const err9 = {instancePath:instancePath+"/bankCards/" + i1+"/id",keyword:"identifier"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data6.bankName !== undefined){
let data8 = data6.bankName;
if((typeof data8 !== "string") && (data8 !== null)){
const err10 = {instancePath:instancePath+"/bankCards/" + i1+"/bankName",keyword:"type"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.cardNo !== undefined){
let data9 = data6.cardNo;
if(((typeof data9 !== "string") && (!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9))))) && (data9 !== null)){
const err11 = {instancePath:instancePath+"/bankCards/" + i1+"/cardNo",keyword:"type"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data9 !== null && (false || (!(typeof data9 == "string") && !Number.isSafeInteger(data9)))){
const err12 = {instancePath:instancePath+"/bankCards/" + i1+"/cardNo",keyword:"identifier"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.bankCode !== undefined){
let data10 = data6.bankCode;
if(((typeof data10 !== "string") && (!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10))))) && (data10 !== null)){
const err13 = {instancePath:instancePath+"/bankCards/" + i1+"/bankCode",keyword:"type"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data10 !== null && (false || (!(typeof data10 == "string") && !Number.isSafeInteger(data10)))){
const err14 = {instancePath:instancePath+"/bankCards/" + i1+"/bankCode",keyword:"identifier"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/bankCards/" + i1,keyword:"type"};
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
}
}
else {
const err16 = {instancePath,keyword:"type"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

