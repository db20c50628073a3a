// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;

function validate10(data){
/*# sourceURL="https://vitrina.example/schemas/v1/replies/loanDetailConfirm.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstPayTime !== undefined){
let data0 = data.firstPayTime;
if(((typeof data0 !== "string") && (!((typeof data0 == "number") && (isFinite(data0))))) && (data0 !== null)){
const err0 = {instancePath:"/firstPayTime"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.amount !== undefined){
let data1 = data.amount;
if(((!((typeof data1 == "number") && (isFinite(data1)))) && (typeof data1 !== "string")) && (data1 !== null)){
const err1 = {instancePath:"/amount"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.periods !== undefined){
let data2 = data.periods;
if(((typeof data2 !== "string") && (!((typeof data2 == "number") && (isFinite(data2))))) && (data2 !== null)){
const err2 = {instancePath:"/periods"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.termUnit !== undefined){
let data3 = data.termUnit;
if(((typeof data3 !== "string") && (!((typeof data3 == "number") && (isFinite(data3))))) && (data3 !== null)){
const err3 = {instancePath:"/termUnit"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.isNeedPop !== undefined){
let data4 = data.isNeedPop;
if((((!((typeof data4 == "number") && (isFinite(data4)))) && (typeof data4 !== "string")) && (typeof data4 !== "boolean")) && (data4 !== null)){
const err4 = {instancePath:"/isNeedPop"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.sendSms !== undefined){
let data5 = data.sendSms;
if((((!((typeof data5 == "number") && (isFinite(data5)))) && (typeof data5 !== "string")) && (typeof data5 !== "boolean")) && (data5 !== null)){
const err5 = {instancePath:"/sendSms"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.details !== undefined){
let data6 = data.details;
if((!(Array.isArray(data6))) && (data6 !== null)){
const err6 = {instancePath:"/details"};
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
const err7 = {instancePath:"/details/" + i0+"/text"};
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
const err8 = {instancePath:"/details/" + i0+"/value"};
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
const err9 = {instancePath:"/details/" + i0};
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
if(data.repay_plans !== undefined){
let data10 = data.repay_plans;
if((!(Array.isArray(data10))) && (data10 !== null)){
const err10 = {instancePath:"/repay_plans"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(Array.isArray(data10)){
const len1 = data10.length;
for(let i1=0; i1<len1; i1++){
let data11 = data10[i1];
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.title !== undefined){
let data12 = data11.title;
if(((typeof data12 !== "string") && (!((typeof data12 == "number") && (isFinite(data12))))) && (data12 !== null)){
const err11 = {instancePath:"/repay_plans/" + i1+"/title"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data11.amount !== undefined){
let data13 = data11.amount;
if(((!((typeof data13 == "number") && (isFinite(data13)))) && (typeof data13 !== "string")) && (data13 !== null)){
const err12 = {instancePath:"/repay_plans/" + i1+"/amount"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data11.description !== undefined){
let data14 = data11.description;
if(((typeof data14 !== "string") && (!((typeof data14 == "number") && (isFinite(data14))))) && (data14 !== null)){
const err13 = {instancePath:"/repay_plans/" + i1+"/description"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data11.pay_time !== undefined){
let data15 = data11.pay_time;
if(((typeof data15 !== "string") && (!((typeof data15 == "number") && (isFinite(data15))))) && (data15 !== null)){
const err14 = {instancePath:"/repay_plans/" + i1+"/pay_time"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data11.IVA !== undefined){
let data16 = data11.IVA;
if(((!((typeof data16 == "number") && (isFinite(data16)))) && (typeof data16 !== "string")) && (data16 !== null)){
const err15 = {instancePath:"/repay_plans/" + i1+"/IVA"};
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
const err16 = {instancePath:"/repay_plans/" + i1};
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
if(data.loanRate !== undefined){
let data17 = data.loanRate;
if(((typeof data17 !== "string") && (!((typeof data17 == "number") && (isFinite(data17))))) && (data17 !== null)){
const err17 = {instancePath:"/loanRate"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ratemsg !== undefined){
let data18 = data.ratemsg;
if(((typeof data18 !== "string") && (!((typeof data18 == "number") && (isFinite(data18))))) && (data18 !== null)){
const err18 = {instancePath:"/ratemsg"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.amountDec !== undefined){
let data19 = data.amountDec;
if(((!((typeof data19 == "number") && (isFinite(data19)))) && (typeof data19 !== "string")) && (data19 !== null)){
const err19 = {instancePath:"/amountDec"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.isNewContract !== undefined){
let data20 = data.isNewContract;
if((typeof data20 !== "string") && (data20 !== null)){
const err20 = {instancePath:"/isNewContract"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.messageType !== undefined){
let data21 = data.messageType;
if((((!((typeof data21 == "number") && (isFinite(data21)))) && (typeof data21 !== "string")) && (typeof data21 !== "boolean")) && (data21 !== null)){
const err21 = {instancePath:"/messageType"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.comProductLogo !== undefined){
let data22 = data.comProductLogo;
if((typeof data22 !== "string") && (data22 !== null)){
const err22 = {instancePath:"/comProductLogo"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.comProductName !== undefined){
let data23 = data.comProductName;
if((typeof data23 !== "string") && (data23 !== null)){
const err23 = {instancePath:"/comProductName"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.couNum !== undefined){
let data24 = data.couNum;
if(((!((typeof data24 == "number") && (isFinite(data24)))) && (typeof data24 !== "string")) && (data24 !== null)){
const err24 = {instancePath:"/couNum"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.keyFacts !== undefined){
let data25 = data.keyFacts;
if((!(data25 && typeof data25 == "object" && !Array.isArray(data25))) && (data25 !== null)){
const err25 = {instancePath:"/keyFacts"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

