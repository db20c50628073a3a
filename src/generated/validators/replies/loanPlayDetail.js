// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/loanPlayDetail.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.repayAmount !== undefined){
let data0 = data.repayAmount;
if(((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")) && (data0 !== null)){
const err0 = {instancePath:"/repayAmount"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.productName !== undefined){
let data1 = data.productName;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:"/productName"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.productLogo !== undefined){
let data2 = data.productLogo;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:"/productLogo"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.repayDate !== undefined){
let data3 = data.repayDate;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (data3 !== null)){
const err3 = {instancePath:"/repayDate"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.detail !== undefined){
let data4 = data.detail;
if((!(Array.isArray(data4))) && (data4 !== null)){
const err4 = {instancePath:"/detail"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.text !== undefined){
let data6 = data5.text;
if(((typeof data6 !== "string") && (!((typeof data6 == "number") && (isFinite(data6))))) && (data6 !== null)){
const err5 = {instancePath:"/detail/" + i0+"/text"};
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
const err6 = {instancePath:"/detail/" + i0+"/value"};
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
const err7 = {instancePath:"/detail/" + i0};
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
if(data.repayList !== undefined){
let data8 = data.repayList;
if((!(Array.isArray(data8))) && (data8 !== null)){
const err8 = {instancePath:"/repayList"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(Array.isArray(data8)){
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.reviewer !== undefined){
let data10 = data9.reviewer;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (data10 !== null)){
const err9 = {instancePath:"/repayList/" + i1+"/reviewer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data9.list !== undefined){
let data11 = data9.list;
if((!(Array.isArray(data11))) && (data11 !== null)){
const err10 = {instancePath:"/repayList/" + i1+"/list"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
let data12 = data11[i2];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.logo !== undefined){
let data13 = data12.logo;
if((typeof data13 !== "string") && (data13 !== null)){
const err11 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/logo"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data12.desc !== undefined){
let data14 = data12.desc;
if((typeof data14 !== "string") && (data14 !== null)){
const err12 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/desc"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data12.payCode !== undefined){
let data15 = data12.payCode;
if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (data15 !== null)){
const err13 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/payCode"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data12.vCode !== undefined){
let data16 = data12.vCode;
if(((typeof data16 !== "string") && (!((typeof data16 == "number") && (isFinite(data16))))) && (data16 !== null)){
const err14 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/vCode"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data12.BARcodeImg !== undefined){
let data17 = data12.BARcodeImg;
if((typeof data17 !== "string") && (data17 !== null)){
const err15 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/BARcodeImg"};
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
const err16 = {instancePath:"/repayList/" + i1+"/list/" + i2};
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
}
}
else {
const err17 = {instancePath:"/repayList/" + i1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
if(data.noticeMsg !== undefined){
let data18 = data.noticeMsg;
if((typeof data18 !== "string") && (data18 !== null)){
const err18 = {instancePath:"/noticeMsg"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

