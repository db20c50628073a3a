// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/loanDetails.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orderStatus !== undefined){
let data0 = data.orderStatus;
if((((!((typeof data0 == "number") && (isFinite(data0)))) && (typeof data0 !== "string")) && (typeof data0 !== "boolean")) && (data0 !== null)){
const err0 = {instancePath:"/orderStatus"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.noticeStatusText !== undefined){
let data1 = data.noticeStatusText;
if((typeof data1 !== "string") && (data1 !== null)){
const err1 = {instancePath:"/noticeStatusText"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.noticeDesText !== undefined){
let data2 = data.noticeDesText;
if((typeof data2 !== "string") && (data2 !== null)){
const err2 = {instancePath:"/noticeDesText"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.productName !== undefined){
let data3 = data.productName;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:"/productName"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.productLogo !== undefined){
let data4 = data.productLogo;
if((typeof data4 !== "string") && (data4 !== null)){
const err4 = {instancePath:"/productLogo"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.userOrderDetail !== undefined){
let data5 = data.userOrderDetail;
if((!(data5 && typeof data5 == "object" && !Array.isArray(data5))) && (data5 !== null)){
const err5 = {instancePath:"/userOrderDetail"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.detail !== undefined){
let data6 = data5.detail;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err6 = {instancePath:"/userOrderDetail/detail"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.text !== undefined){
let data8 = data7.text;
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (data8 !== null)){
const err7 = {instancePath:"/userOrderDetail/detail/" + i0+"/text"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.value !== undefined){
let data9 = data7.value;
if(((typeof data9 !== "string") && (!((typeof data9 == "number") && (isFinite(data9))))) && (data9 !== null)){
const err8 = {instancePath:"/userOrderDetail/detail/" + i0+"/value"};
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
else {
const err9 = {instancePath:"/userOrderDetail/detail/" + i0};
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
}
}
}
if(data.inside !== undefined){
let data10 = data.inside;
if((((!((typeof data10 == "number") && (isFinite(data10)))) && (typeof data10 !== "string")) && (typeof data10 !== "boolean")) && (data10 !== null)){
const err10 = {instancePath:"/inside"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.isScore !== undefined){
let data11 = data.isScore;
if((((!((typeof data11 == "number") && (isFinite(data11)))) && (typeof data11 !== "string")) && (typeof data11 !== "boolean")) && (data11 !== null)){
const err11 = {instancePath:"/isScore"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.h5Url !== undefined){
let data12 = data.h5Url;
if((typeof data12 !== "string") && (data12 !== null)){
const err12 = {instancePath:"/h5Url"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.isDelay !== undefined){
let data13 = data.isDelay;
if((((!((typeof data13 == "number") && (isFinite(data13)))) && (typeof data13 !== "string")) && (typeof data13 !== "boolean")) && (data13 !== null)){
const err13 = {instancePath:"/isDelay"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.isNewContract !== undefined){
let data14 = data.isNewContract;
if((typeof data14 !== "string") && (data14 !== null)){
const err14 = {instancePath:"/isNewContract"};
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
const err15 = {instancePath:""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

