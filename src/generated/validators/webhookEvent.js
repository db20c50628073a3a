// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/webhookEvent.schema.json","title":"WebhookEvent","description":"Body of a webhook: what happened, in the order of one template. New fields and new types may come within v1.","oneOf":[{"$ref":"#/$defs/publicationPublishedEvent"},{"$ref":"#/$defs/publicationRolledBackEvent"},{"$ref":"#/$defs/publicationEndedEvent"},{"$ref":"#/$defs/publicationRefusedEvent"},{"$ref":"#/$defs/scheduleSetEvent"},{"$ref":"#/$defs/scheduleCarriedOutEvent"},{"$ref":"#/$defs/scheduleCancelledEvent"},{"$ref":"#/$defs/scheduleFailedEvent"},{"$ref":"#/$defs/approvalRequestedEvent"},{"$ref":"#/$defs/approvalApprovedEvent"},{"$ref":"#/$defs/approvalChangeAskedEvent"},{"$ref":"#/$defs/blockFaultedEvent"},{"$ref":"#/$defs/webhookTestEvent"}],"$defs":{"webhookEventType":{"title":"WebhookEventType","description":"What an endpoint can be told of.","enum":["publication.published","publication.rolledBack","publication.ended","publication.refused","schedule.set","schedule.carriedOut","schedule.cancelled","schedule.failed","approval.requested","approval.approved","approval.changeAsked","block.faulted"]},"publicationPublishedEvent":{"title":"PublicationPublishedEvent","description":"A revision went live.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.published"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that is live now."},"previousRevision":{"type":"integer","description":"What was live before; absent: nothing."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}},"publicationRolledBackEvent":{"title":"PublicationRolledBackEvent","description":"An earlier revision is live again.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.rolledBack"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that is live now."},"previousRevision":{"type":"integer","description":"What was live before; absent: nothing."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}},"publicationEndedEvent":{"title":"PublicationEndedEvent","description":"Nothing is live under the id any more: the page was taken offline, or its end came.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.ended"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","previousRevision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"previousRevision":{"type":"integer","description":"What was live before."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}},"publicationRefusedEvent":{"title":"PublicationRefusedEvent","description":"The checks refused a publication.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.refused"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","errors","rules","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"errors":{"type":"integer","description":"How many errors the checks found."},"rules":{"type":"string","description":"Ids of the rules that found them, with commas between."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"scheduleSetEvent":{"title":"ScheduleSetEvent","description":"Something is to happen at a set time; what was set before is replaced.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.set"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"endAt":{"type":"string","description":"When it ends. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}},"scheduleCarriedOutEvent":{"title":"ScheduleCarriedOutEvent","description":"What was set for a time was done. The publication's own event comes before it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.carriedOut"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","did","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"did":{"description":"publish: it went live; end: the page ended.","enum":["publish","end"]},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"scheduleCancelledEvent":{"title":"ScheduleCancelledEvent","description":"What was set for a time is not to happen.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.cancelled"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"scheduleFailedEvent":{"title":"ScheduleFailedEvent","description":"What was set for a time was not done, and will not be.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.failed"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","why","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"why":{"type":"string","description":"liveChanged, approvalNeeded, mayNotPublish or restored (from a backup)."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"endAt":{"type":"string","description":"When it ends. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"approvalRequestedEvent":{"title":"ApprovalRequestedEvent","description":"Somebody asks for approval of a draft.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.requested"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","note","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"note":{"type":"string","description":"What the person wrote; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"approvalApprovedEvent":{"title":"ApprovalApprovedEvent","description":"A second person approved a draft.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.approved"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"approvalChangeAskedEvent":{"title":"ApprovalChangeAskedEvent","description":"A second person asks for a change of a draft instead of approving it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.changeAsked"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","note","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"note":{"type":"string","description":"What is to be changed."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"blockFaultedEvent":{"title":"BlockFaultedEvent","description":"A block was left out of a live page more often than the bound.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["block.faulted"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","blockId","blockType","fault","revision","count"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"blockId":{"type":"string","description":"Id of the block in the document."},"blockType":{"type":"string","description":"Type of the block."},"fault":{"type":"string","description":"Kind of the fault."},"revision":{"type":"string","description":"Revision that it was seen in; empty where it is not known."},"count":{"type":"integer","description":"How often so far."}}}}},"webhookTestEvent":{"title":"WebhookTestEvent","description":"Somebody has sent it to see whether it arrives.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["webhook.test"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["by"],"properties":{"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}}}};
const schema12 = {"title":"PublicationPublishedEvent","description":"A revision went live.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.published"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that is live now."},"previousRevision":{"type":"integer","description":"What was live before; absent: nothing."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}};
const schema13 = {"title":"PublicationRolledBackEvent","description":"An earlier revision is live again.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.rolledBack"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that is live now."},"previousRevision":{"type":"integer","description":"What was live before; absent: nothing."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}};
const schema14 = {"title":"PublicationEndedEvent","description":"Nothing is live under the id any more: the page was taken offline, or its end came.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.ended"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","previousRevision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"previousRevision":{"type":"integer","description":"What was live before."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}};
const schema15 = {"title":"PublicationRefusedEvent","description":"The checks refused a publication.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.refused"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","errors","rules","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"errors":{"type":"integer","description":"How many errors the checks found."},"rules":{"type":"string","description":"Ids of the rules that found them, with commas between."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema16 = {"title":"ScheduleSetEvent","description":"Something is to happen at a set time; what was set before is replaced.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.set"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"endAt":{"type":"string","description":"When it ends. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}};
const schema17 = {"title":"ScheduleCarriedOutEvent","description":"What was set for a time was done. The publication's own event comes before it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.carriedOut"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","did","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"did":{"description":"publish: it went live; end: the page ended.","enum":["publish","end"]},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema18 = {"title":"ScheduleCancelledEvent","description":"What was set for a time is not to happen.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.cancelled"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema19 = {"title":"ScheduleFailedEvent","description":"What was set for a time was not done, and will not be.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.failed"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","why","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"why":{"type":"string","description":"liveChanged, approvalNeeded, mayNotPublish or restored (from a backup)."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"endAt":{"type":"string","description":"When it ends. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema20 = {"title":"ApprovalRequestedEvent","description":"Somebody asks for approval of a draft.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.requested"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","note","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"note":{"type":"string","description":"What the person wrote; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema21 = {"title":"ApprovalApprovedEvent","description":"A second person approved a draft.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.approved"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema22 = {"title":"ApprovalChangeAskedEvent","description":"A second person asks for a change of a draft instead of approving it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.changeAsked"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","note","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"note":{"type":"string","description":"What is to be changed."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema23 = {"title":"BlockFaultedEvent","description":"A block was left out of a live page more often than the bound.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["block.faulted"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","blockId","blockType","fault","revision","count"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"blockId":{"type":"string","description":"Id of the block in the document."},"blockType":{"type":"string","description":"Type of the block."},"fault":{"type":"string","description":"Kind of the fault."},"revision":{"type":"string","description":"Revision that it was seen in; empty where it is not known."},"count":{"type":"integer","description":"How often so far."}}}}};
const schema24 = {"title":"WebhookTestEvent","description":"Somebody has sent it to see whether it arrives.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["webhook.test"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["by"],"properties":{"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="https://vitrina.example/schemas/v1/webhookEvent.schema.json" */;
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/$defs/publicationPublishedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.timestamp === undefined){
const err1 = {instancePath,schemaPath:"#/$defs/publicationPublishedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/$defs/publicationPublishedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "publication.published")){
const err3 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/publicationPublishedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema12.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err4 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/publicationPublishedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.templateId === undefined){
const err5 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.market === undefined){
const err6 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.revision === undefined){
const err7 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.by === undefined){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.reason === undefined){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.templateId !== undefined){
if(typeof data2.templateId !== "string"){
const err10 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.market !== undefined){
if(typeof data2.market !== "string"){
const err11 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.revision !== undefined){
let data5 = data2.revision;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
const err12 = {instancePath:instancePath+"/data/revision",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.previousRevision !== undefined){
let data6 = data2.previousRevision;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
const err13 = {instancePath:instancePath+"/data/previousRevision",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/properties/previousRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.by !== undefined){
if(typeof data2.by !== "string"){
const err14 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.reason !== undefined){
if(typeof data2.reason !== "string"){
const err15 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err16 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err17 = {instancePath,schemaPath:"#/$defs/publicationPublishedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs21 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err18 = {instancePath,schemaPath:"#/$defs/publicationRolledBackEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.timestamp === undefined){
const err19 = {instancePath,schemaPath:"#/$defs/publicationRolledBackEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.data === undefined){
const err20 = {instancePath,schemaPath:"#/$defs/publicationRolledBackEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "publication.rolledBack")){
const err21 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/publicationRolledBackEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err22 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/publicationRolledBackEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.data !== undefined){
let data11 = data.data;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.templateId === undefined){
const err23 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11.market === undefined){
const err24 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data11.revision === undefined){
const err25 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data11.by === undefined){
const err26 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.reason === undefined){
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.templateId !== undefined){
if(typeof data11.templateId !== "string"){
const err28 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data11.market !== undefined){
if(typeof data11.market !== "string"){
const err29 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data11.revision !== undefined){
let data14 = data11.revision;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
const err30 = {instancePath:instancePath+"/data/revision",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.previousRevision !== undefined){
let data15 = data11.previousRevision;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err31 = {instancePath:instancePath+"/data/previousRevision",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/previousRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data11.by !== undefined){
if(typeof data11.by !== "string"){
const err32 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data11.reason !== undefined){
if(typeof data11.reason !== "string"){
const err33 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err35 = {instancePath,schemaPath:"#/$defs/publicationRolledBackEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs41 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err36 = {instancePath,schemaPath:"#/$defs/publicationEndedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data.timestamp === undefined){
const err37 = {instancePath,schemaPath:"#/$defs/publicationEndedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.data === undefined){
const err38 = {instancePath,schemaPath:"#/$defs/publicationEndedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "publication.ended")){
const err39 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/publicationEndedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err40 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/publicationEndedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.data !== undefined){
let data20 = data.data;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.templateId === undefined){
const err41 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data20.market === undefined){
const err42 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data20.previousRevision === undefined){
const err43 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "previousRevision"},message:"must have required property '"+"previousRevision"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data20.by === undefined){
const err44 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data20.reason === undefined){
const err45 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data20.templateId !== undefined){
if(typeof data20.templateId !== "string"){
const err46 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data20.market !== undefined){
if(typeof data20.market !== "string"){
const err47 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.previousRevision !== undefined){
let data23 = data20.previousRevision;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err48 = {instancePath:instancePath+"/data/previousRevision",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/previousRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.by !== undefined){
if(typeof data20.by !== "string"){
const err49 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data20.reason !== undefined){
if(typeof data20.reason !== "string"){
const err50 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath,schemaPath:"#/$defs/publicationEndedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
var _valid0 = _errs41 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
const _errs59 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err53 = {instancePath,schemaPath:"#/$defs/publicationRefusedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.timestamp === undefined){
const err54 = {instancePath,schemaPath:"#/$defs/publicationRefusedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.data === undefined){
const err55 = {instancePath,schemaPath:"#/$defs/publicationRefusedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "publication.refused")){
const err56 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/publicationRefusedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err57 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/publicationRefusedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.data !== undefined){
let data28 = data.data;
if(data28 && typeof data28 == "object" && !Array.isArray(data28)){
if(data28.templateId === undefined){
const err58 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data28.market === undefined){
const err59 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data28.sha256 === undefined){
const err60 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data28.errors === undefined){
const err61 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data28.rules === undefined){
const err62 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data28.by === undefined){
const err63 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data28.templateId !== undefined){
if(typeof data28.templateId !== "string"){
const err64 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data28.market !== undefined){
if(typeof data28.market !== "string"){
const err65 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data28.sha256 !== undefined){
if(typeof data28.sha256 !== "string"){
const err66 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data28.errors !== undefined){
let data32 = data28.errors;
if(!(((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32))) && (isFinite(data32)))){
const err67 = {instancePath:instancePath+"/data/errors",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data28.rules !== undefined){
if(typeof data28.rules !== "string"){
const err68 = {instancePath:instancePath+"/data/rules",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/rules/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data28.by !== undefined){
if(typeof data28.by !== "string"){
const err69 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
}
else {
const err70 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath,schemaPath:"#/$defs/publicationRefusedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid0 = _errs59 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs79 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err72 = {instancePath,schemaPath:"#/$defs/scheduleSetEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data.timestamp === undefined){
const err73 = {instancePath,schemaPath:"#/$defs/scheduleSetEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data.data === undefined){
const err74 = {instancePath,schemaPath:"#/$defs/scheduleSetEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "schedule.set")){
const err75 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/scheduleSetEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err76 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/scheduleSetEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data.data !== undefined){
let data37 = data.data;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.templateId === undefined){
const err77 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data37.market === undefined){
const err78 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data37.sha256 === undefined){
const err79 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data37.by === undefined){
const err80 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data37.reason === undefined){
const err81 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data37.templateId !== undefined){
if(typeof data37.templateId !== "string"){
const err82 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data37.market !== undefined){
if(typeof data37.market !== "string"){
const err83 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data37.sha256 !== undefined){
if(typeof data37.sha256 !== "string"){
const err84 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data37.publishAt !== undefined){
if(typeof data37.publishAt !== "string"){
const err85 = {instancePath:instancePath+"/data/publishAt",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/publishAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data37.endAt !== undefined){
if(typeof data37.endAt !== "string"){
const err86 = {instancePath:instancePath+"/data/endAt",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/endAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data37.by !== undefined){
if(typeof data37.by !== "string"){
const err87 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data37.reason !== undefined){
if(typeof data37.reason !== "string"){
const err88 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
}
else {
const err90 = {instancePath,schemaPath:"#/$defs/scheduleSetEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid0 = _errs79 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs101 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err91 = {instancePath,schemaPath:"#/$defs/scheduleCarriedOutEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data.timestamp === undefined){
const err92 = {instancePath,schemaPath:"#/$defs/scheduleCarriedOutEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data.data === undefined){
const err93 = {instancePath,schemaPath:"#/$defs/scheduleCarriedOutEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "schedule.carriedOut")){
const err94 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema17.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err95 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.data !== undefined){
let data47 = data.data;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.templateId === undefined){
const err96 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data47.market === undefined){
const err97 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data47.sha256 === undefined){
const err98 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data47.did === undefined){
const err99 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "did"},message:"must have required property '"+"did"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data47.by === undefined){
const err100 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data47.templateId !== undefined){
if(typeof data47.templateId !== "string"){
const err101 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data47.market !== undefined){
if(typeof data47.market !== "string"){
const err102 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
if(data47.sha256 !== undefined){
if(typeof data47.sha256 !== "string"){
const err103 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data47.did !== undefined){
let data51 = data47.did;
if(!((data51 === "publish") || (data51 === "end"))){
const err104 = {instancePath:instancePath+"/data/did",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/did/enum",keyword:"enum",params:{allowedValues: schema17.properties.data.properties.did.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data47.by !== undefined){
if(typeof data47.by !== "string"){
const err105 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
}
else {
const err106 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
}
else {
const err107 = {instancePath,schemaPath:"#/$defs/scheduleCarriedOutEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
var _valid0 = _errs101 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
const _errs118 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err108 = {instancePath,schemaPath:"#/$defs/scheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(data.timestamp === undefined){
const err109 = {instancePath,schemaPath:"#/$defs/scheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
if(data.data === undefined){
const err110 = {instancePath,schemaPath:"#/$defs/scheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "schedule.cancelled")){
const err111 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/scheduleCancelledEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema18.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err112 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/scheduleCancelledEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.data !== undefined){
let data55 = data.data;
if(data55 && typeof data55 == "object" && !Array.isArray(data55)){
if(data55.templateId === undefined){
const err113 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
if(data55.market === undefined){
const err114 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
if(data55.sha256 === undefined){
const err115 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data55.by === undefined){
const err116 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data55.templateId !== undefined){
if(typeof data55.templateId !== "string"){
const err117 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data55.market !== undefined){
if(typeof data55.market !== "string"){
const err118 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data55.sha256 !== undefined){
if(typeof data55.sha256 !== "string"){
const err119 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data55.by !== undefined){
if(typeof data55.by !== "string"){
const err120 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
}
else {
const err121 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath,schemaPath:"#/$defs/scheduleCancelledEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
var _valid0 = _errs118 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
}
const _errs134 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err123 = {instancePath,schemaPath:"#/$defs/scheduleFailedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
if(data.timestamp === undefined){
const err124 = {instancePath,schemaPath:"#/$defs/scheduleFailedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
if(data.data === undefined){
const err125 = {instancePath,schemaPath:"#/$defs/scheduleFailedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "schedule.failed")){
const err126 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/scheduleFailedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err127 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/scheduleFailedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
if(data.data !== undefined){
let data62 = data.data;
if(data62 && typeof data62 == "object" && !Array.isArray(data62)){
if(data62.templateId === undefined){
const err128 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data62.market === undefined){
const err129 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data62.sha256 === undefined){
const err130 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(data62.why === undefined){
const err131 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
if(data62.by === undefined){
const err132 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data62.templateId !== undefined){
if(typeof data62.templateId !== "string"){
const err133 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data62.market !== undefined){
if(typeof data62.market !== "string"){
const err134 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data62.sha256 !== undefined){
if(typeof data62.sha256 !== "string"){
const err135 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data62.why !== undefined){
if(typeof data62.why !== "string"){
const err136 = {instancePath:instancePath+"/data/why",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data62.publishAt !== undefined){
if(typeof data62.publishAt !== "string"){
const err137 = {instancePath:instancePath+"/data/publishAt",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/publishAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data62.endAt !== undefined){
if(typeof data62.endAt !== "string"){
const err138 = {instancePath:instancePath+"/data/endAt",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/endAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data62.by !== undefined){
if(typeof data62.by !== "string"){
const err139 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
}
else {
const err140 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
}
else {
const err141 = {instancePath,schemaPath:"#/$defs/scheduleFailedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
var _valid0 = _errs134 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
}
const _errs156 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err142 = {instancePath,schemaPath:"#/$defs/approvalRequestedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data.timestamp === undefined){
const err143 = {instancePath,schemaPath:"#/$defs/approvalRequestedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data.data === undefined){
const err144 = {instancePath,schemaPath:"#/$defs/approvalRequestedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "approval.requested")){
const err145 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/approvalRequestedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err146 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/approvalRequestedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data.data !== undefined){
let data72 = data.data;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.templateId === undefined){
const err147 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data72.market === undefined){
const err148 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data72.sha256 === undefined){
const err149 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data72.note === undefined){
const err150 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data72.by === undefined){
const err151 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(data72.templateId !== undefined){
if(typeof data72.templateId !== "string"){
const err152 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data72.market !== undefined){
if(typeof data72.market !== "string"){
const err153 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data72.sha256 !== undefined){
if(typeof data72.sha256 !== "string"){
const err154 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data72.note !== undefined){
if(typeof data72.note !== "string"){
const err155 = {instancePath:instancePath+"/data/note",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data72.by !== undefined){
if(typeof data72.by !== "string"){
const err156 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath,schemaPath:"#/$defs/approvalRequestedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
var _valid0 = _errs156 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
}
const _errs174 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err159 = {instancePath,schemaPath:"#/$defs/approvalApprovedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(data.timestamp === undefined){
const err160 = {instancePath,schemaPath:"#/$defs/approvalApprovedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
if(data.data === undefined){
const err161 = {instancePath,schemaPath:"#/$defs/approvalApprovedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "approval.approved")){
const err162 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/approvalApprovedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err163 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/approvalApprovedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
if(data.data !== undefined){
let data80 = data.data;
if(data80 && typeof data80 == "object" && !Array.isArray(data80)){
if(data80.templateId === undefined){
const err164 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
if(data80.market === undefined){
const err165 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(data80.sha256 === undefined){
const err166 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data80.by === undefined){
const err167 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data80.templateId !== undefined){
if(typeof data80.templateId !== "string"){
const err168 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
if(data80.market !== undefined){
if(typeof data80.market !== "string"){
const err169 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
}
if(data80.sha256 !== undefined){
if(typeof data80.sha256 !== "string"){
const err170 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
if(data80.by !== undefined){
if(typeof data80.by !== "string"){
const err171 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
else {
const err172 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
else {
const err173 = {instancePath,schemaPath:"#/$defs/approvalApprovedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
var _valid0 = _errs174 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
}
const _errs190 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err174 = {instancePath,schemaPath:"#/$defs/approvalChangeAskedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
if(data.timestamp === undefined){
const err175 = {instancePath,schemaPath:"#/$defs/approvalChangeAskedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
if(data.data === undefined){
const err176 = {instancePath,schemaPath:"#/$defs/approvalChangeAskedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "approval.changeAsked")){
const err177 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err178 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data.data !== undefined){
let data87 = data.data;
if(data87 && typeof data87 == "object" && !Array.isArray(data87)){
if(data87.templateId === undefined){
const err179 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data87.market === undefined){
const err180 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data87.sha256 === undefined){
const err181 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
if(data87.note === undefined){
const err182 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
if(data87.by === undefined){
const err183 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data87.templateId !== undefined){
if(typeof data87.templateId !== "string"){
const err184 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data87.market !== undefined){
if(typeof data87.market !== "string"){
const err185 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
if(data87.sha256 !== undefined){
if(typeof data87.sha256 !== "string"){
const err186 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data87.note !== undefined){
if(typeof data87.note !== "string"){
const err187 = {instancePath:instancePath+"/data/note",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data87.by !== undefined){
if(typeof data87.by !== "string"){
const err188 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
}
else {
const err189 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
}
else {
const err190 = {instancePath,schemaPath:"#/$defs/approvalChangeAskedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
var _valid0 = _errs190 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid0 = true;
passing0 = 10;
}
const _errs208 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err191 = {instancePath,schemaPath:"#/$defs/blockFaultedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
if(data.timestamp === undefined){
const err192 = {instancePath,schemaPath:"#/$defs/blockFaultedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
if(data.data === undefined){
const err193 = {instancePath,schemaPath:"#/$defs/blockFaultedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "block.faulted")){
const err194 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/blockFaultedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err195 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/blockFaultedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
if(data.data !== undefined){
let data95 = data.data;
if(data95 && typeof data95 == "object" && !Array.isArray(data95)){
if(data95.templateId === undefined){
const err196 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data95.market === undefined){
const err197 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(data95.blockId === undefined){
const err198 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
if(data95.blockType === undefined){
const err199 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "blockType"},message:"must have required property '"+"blockType"+"'"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
if(data95.fault === undefined){
const err200 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "fault"},message:"must have required property '"+"fault"+"'"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data95.revision === undefined){
const err201 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data95.count === undefined){
const err202 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data95.templateId !== undefined){
if(typeof data95.templateId !== "string"){
const err203 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
}
if(data95.market !== undefined){
if(typeof data95.market !== "string"){
const err204 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
}
if(data95.blockId !== undefined){
if(typeof data95.blockId !== "string"){
const err205 = {instancePath:instancePath+"/data/blockId",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data95.blockType !== undefined){
if(typeof data95.blockType !== "string"){
const err206 = {instancePath:instancePath+"/data/blockType",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/blockType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data95.fault !== undefined){
if(typeof data95.fault !== "string"){
const err207 = {instancePath:instancePath+"/data/fault",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data95.revision !== undefined){
if(typeof data95.revision !== "string"){
const err208 = {instancePath:instancePath+"/data/revision",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data95.count !== undefined){
let data102 = data95.count;
if(!(((typeof data102 == "number") && (!(data102 % 1) && !isNaN(data102))) && (isFinite(data102)))){
const err209 = {instancePath:instancePath+"/data/count",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
}
else {
const err210 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
}
else {
const err211 = {instancePath,schemaPath:"#/$defs/blockFaultedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
var _valid0 = _errs208 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid0 = true;
passing0 = 11;
}
const _errs230 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err212 = {instancePath,schemaPath:"#/$defs/webhookTestEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
if(data.timestamp === undefined){
const err213 = {instancePath,schemaPath:"#/$defs/webhookTestEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
if(data.data === undefined){
const err214 = {instancePath,schemaPath:"#/$defs/webhookTestEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "webhook.test")){
const err215 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/webhookTestEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err216 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/webhookTestEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
}
if(data.data !== undefined){
let data105 = data.data;
if(data105 && typeof data105 == "object" && !Array.isArray(data105)){
if(data105.by === undefined){
const err217 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/webhookTestEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
if(data105.by !== undefined){
if(typeof data105.by !== "string"){
const err218 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/webhookTestEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
}
else {
const err219 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/webhookTestEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
}
}
else {
const err220 = {instancePath,schemaPath:"#/$defs/webhookTestEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
var _valid0 = _errs230 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid0 = true;
passing0 = 12;
}
}
}
}
}
}
}
}
}
}
}
}
}
if(!valid0){
const err221 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate10.errors = vErrors;
return errors === 0;
}

