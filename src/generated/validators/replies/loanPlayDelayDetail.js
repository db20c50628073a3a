// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/loanPlayDelayDetail.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.productLogo !== undefined){
let data0 = data.productLogo;
if((typeof data0 !== "string") && (data0 !== null)){
const err0 = {instancePath:"/productLogo"};
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
if(data.delayInfo !== undefined){
let data2 = data.delayInfo;
if((!(data2 && typeof data2 == "object" && !Array.isArray(data2))) && (data2 !== null)){
const err2 = {instancePath:"/delayInfo"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.reviewer !== undefined){
let data3 = data2.reviewer;
if((typeof data3 !== "string") && (data3 !== null)){
const err3 = {instancePath:"/delayInfo/reviewer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data2.delayAmount !== undefined){
let data4 = data2.delayAmount;
if(((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")) && (data4 !== null)){
const err4 = {instancePath:"/delayInfo/delayAmount"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data2.delayTime !== undefined){
let data5 = data2.delayTime;
if(((typeof data5 !== "string") && (!((typeof data5 == "number") && (isFinite(data5))))) && (data5 !== null)){
const err5 = {instancePath:"/delayInfo/delayTime"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
if(data.repayPlan !== undefined){
let data6 = data.repayPlan;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err6 = {instancePath:"/repayPlan"};
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
if(data7.title !== undefined){
let data8 = data7.title;
if(((typeof data8 !== "string") && (!((typeof data8 == "number") && (isFinite(data8))))) && (data8 !== null)){
const err7 = {instancePath:"/repayPlan/" + i0+"/title"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data7.amount !== undefined){
let data9 = data7.amount;
if(((!((typeof data9 == "number") && (isFinite(data9)))) && (typeof data9 !== "string")) && (data9 !== null)){
const err8 = {instancePath:"/repayPlan/" + i0+"/amount"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data7.remark !== undefined){
let data10 = data7.remark;
if(((typeof data10 !== "string") && (!((typeof data10 == "number") && (isFinite(data10))))) && (data10 !== null)){
const err9 = {instancePath:"/repayPlan/" + i0+"/remark"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data7.time !== undefined){
let data11 = data7.time;
if(((typeof data11 !== "string") && (!((typeof data11 == "number") && (isFinite(data11))))) && (data11 !== null)){
const err10 = {instancePath:"/repayPlan/" + i0+"/time"};
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
else {
const err11 = {instancePath:"/repayPlan/" + i0};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
}
if(data.repayList !== undefined){
let data12 = data.repayList;
if((!(Array.isArray(data12))) && (data12 !== null)){
const err12 = {instancePath:"/repayList"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.title !== undefined){
let data14 = data13.title;
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (data14 !== null)){
const err13 = {instancePath:"/repayList/" + i1+"/title"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data13.list !== undefined){
let data15 = data13.list;
if((!(Array.isArray(data15))) && (data15 !== null)){
const err14 = {instancePath:"/repayList/" + i1+"/list"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.logo !== undefined){
let data17 = data16.logo;
if((typeof data17 !== "string") && (data17 !== null)){
const err15 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/logo"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data16.desc !== undefined){
let data18 = data16.desc;
if((typeof data18 !== "string") && (data18 !== null)){
const err16 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/desc"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data16.payCode !== undefined){
let data19 = data16.payCode;
if(((typeof data19 !== "string") && (!((typeof data19 == "number") && (isFinite(data19))))) && (data19 !== null)){
const err17 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/payCode"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data16.vCode !== undefined){
let data20 = data16.vCode;
if(((typeof data20 !== "string") && (!((typeof data20 == "number") && (isFinite(data20))))) && (data20 !== null)){
const err18 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/vCode"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data16.BARcodeImg !== undefined){
let data21 = data16.BARcodeImg;
if((typeof data21 !== "string") && (data21 !== null)){
const err19 = {instancePath:"/repayList/" + i1+"/list/" + i2+"/BARcodeImg"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:"/repayList/" + i1+"/list/" + i2};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
}
}
else {
const err21 = {instancePath:"/repayList/" + i1};
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
}
if(data.noticeMsg !== undefined){
let data22 = data.noticeMsg;
if((typeof data22 !== "string") && (data22 !== null)){
const err22 = {instancePath:"/noticeMsg"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.note !== undefined){
let data23 = data.note;
if((typeof data23 !== "string") && (data23 !== null)){
const err23 = {instancePath:"/note"};
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
const err24 = {instancePath:""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

