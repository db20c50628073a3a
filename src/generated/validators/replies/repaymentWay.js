// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/repaymentWay.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.alipay !== undefined){
let data0 = data.alipay;
if((!(Array.isArray(data0))) && (data0 !== null)){
const err0 = {instancePath:"/alipay"};
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
if(data2 !== null && ((typeof data2 == "string" && data2.trim() === "") || (!(typeof data2 == "string") && !Number.isSafeInteger(data2)))){
const err1 = {instancePath:""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data1.name !== undefined){
let data3 = data1.name;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (data3 !== null)){
const err2 = {instancePath:"/alipay/" + i0+"/name"};
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
const err3 = {instancePath:"/alipay/" + i0};
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
if(data.repayToken !== undefined){
let data4 = data.repayToken;
if(data4 !== null && (false || (!(typeof data4 == "string") && !Number.isSafeInteger(data4)))){
const err4 = {instancePath:""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.bankCards !== undefined){
let data5 = data.bankCards;
if((!(Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:"/bankCards"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
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
if(data7 !== null && ((typeof data7 == "string" && data7.trim() === "") || (!(typeof data7 == "string") && !Number.isSafeInteger(data7)))){
const err6 = {instancePath:""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data6.bankName !== undefined){
let data8 = data6.bankName;
if((typeof data8 !== "string") && (data8 !== null)){
const err7 = {instancePath:"/bankCards/" + i1+"/bankName"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data6.cardNo !== undefined){
let data9 = data6.cardNo;
if(data9 !== null && (false || (!(typeof data9 == "string") && !Number.isSafeInteger(data9)))){
const err8 = {instancePath:""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data6.bankCode !== undefined){
let data10 = data6.bankCode;
if(data10 !== null && (false || (!(typeof data10 == "string") && !Number.isSafeInteger(data10)))){
const err9 = {instancePath:""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:"/bankCards/" + i1};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
}
else {
const err11 = {instancePath:""};
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

