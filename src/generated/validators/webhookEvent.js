// Made from schemas/ by `npm run generate`. Do not edit.
"use strict";
export const validate = validate10;
export default validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"https://vitrina.example/schemas/v1/webhookEvent.schema.json","title":"WebhookEvent","description":"Body of a webhook: what happened, in the order of one template or bundle. New fields and new types may come within v1.","oneOf":[{"$ref":"#/$defs/publicationPublishedEvent"},{"$ref":"#/$defs/publicationReleasedEvent"},{"$ref":"#/$defs/publicationRolledBackEvent"},{"$ref":"#/$defs/publicationEndedEvent"},{"$ref":"#/$defs/publicationRefusedEvent"},{"$ref":"#/$defs/scheduleSetEvent"},{"$ref":"#/$defs/scheduleCarriedOutEvent"},{"$ref":"#/$defs/scheduleCancelledEvent"},{"$ref":"#/$defs/scheduleFailedEvent"},{"$ref":"#/$defs/approvalRequestedEvent"},{"$ref":"#/$defs/approvalApprovedEvent"},{"$ref":"#/$defs/approvalChangeAskedEvent"},{"$ref":"#/$defs/bundleApprovalRequestedEvent"},{"$ref":"#/$defs/bundleApprovedEvent"},{"$ref":"#/$defs/bundleChangeAskedEvent"},{"$ref":"#/$defs/bundleRefusedEvent"},{"$ref":"#/$defs/bundleScheduledEvent"},{"$ref":"#/$defs/bundleScheduleCancelledEvent"},{"$ref":"#/$defs/bundleScheduleFailedEvent"},{"$ref":"#/$defs/bundlePublishedEvent"},{"$ref":"#/$defs/bundleRolledBackEvent"},{"$ref":"#/$defs/blockFaultedEvent"},{"$ref":"#/$defs/webhookTestEvent"}],"$defs":{"webhookEventType":{"title":"WebhookEventType","description":"What an endpoint can be told of.","enum":["publication.published","publication.released","publication.rolledBack","publication.ended","publication.refused","schedule.set","schedule.carriedOut","schedule.cancelled","schedule.failed","approval.requested","approval.approved","approval.changeAsked","bundle.approvalRequested","bundle.approved","bundle.changeAsked","bundle.refused","bundle.scheduled","bundle.scheduleCancelled","bundle.scheduleFailed","bundle.published","bundle.rolledBack","block.faulted"]},"publicationPublishedEvent":{"title":"PublicationPublishedEvent","description":"A revision went live.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.published"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that is live now."},"previousRevision":{"type":"integer","description":"What was live before; absent: nothing."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"sharePercent":{"type":"integer","description":"Share of the visitors who get it first, where it is guarded; absent: everybody."}}}}},"publicationReleasedEvent":{"title":"PublicationReleasedEvent","description":"A revision that was published guarded went to everybody.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.released"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that everybody gets now."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}},"publicationRolledBackEvent":{"title":"PublicationRolledBackEvent","description":"An earlier revision is live again.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.rolledBack"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that is live now."},"previousRevision":{"type":"integer","description":"What was live before; absent: nothing."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"figure":{"enum":["registrations","faults","slowLoads","slowAnswers"],"description":"What was clearly worse, where the host took back a guarded publication by itself."}}}}},"publicationEndedEvent":{"title":"PublicationEndedEvent","description":"Nothing is live under the id any more: the page was taken offline, or its end came.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.ended"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","previousRevision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"previousRevision":{"type":"integer","description":"What was live before."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}},"publicationRefusedEvent":{"title":"PublicationRefusedEvent","description":"The checks refused a publication.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.refused"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","errors","rules","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"errors":{"type":"integer","description":"How many errors the checks found."},"rules":{"type":"string","description":"Ids of the rules that found them, with commas between."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"scheduleSetEvent":{"title":"ScheduleSetEvent","description":"Something is to happen at a set time; what was set before is replaced.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.set"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"endAt":{"type":"string","description":"When it ends. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}},"scheduleCarriedOutEvent":{"title":"ScheduleCarriedOutEvent","description":"What was set for a time was done. The publication's own event comes before it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.carriedOut"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","did","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"did":{"description":"publish: it went live; end: the page ended.","enum":["publish","end"]},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"scheduleCancelledEvent":{"title":"ScheduleCancelledEvent","description":"What was set for a time is not to happen.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.cancelled"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"scheduleFailedEvent":{"title":"ScheduleFailedEvent","description":"What was set for a time was not done, and will not be.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.failed"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","why","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"why":{"type":"string","description":"liveChanged, approvalNeeded, mayNotPublish or restored (from a backup)."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"endAt":{"type":"string","description":"When it ends. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"approvalRequestedEvent":{"title":"ApprovalRequestedEvent","description":"Somebody asks for approval of a draft.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.requested"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","note","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"note":{"type":"string","description":"What the person wrote; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"approvalApprovedEvent":{"title":"ApprovalApprovedEvent","description":"A second person approved a draft.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.approved"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"link":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"vouchedBy":{"type":"string","description":"Who made that link."}}}}},"approvalChangeAskedEvent":{"title":"ApprovalChangeAskedEvent","description":"A second person asks for a change of a draft instead of approving it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.changeAsked"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","note","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"note":{"type":"string","description":"What is to be changed."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"link":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"vouchedBy":{"type":"string","description":"Who made that link."}}}}},"bundleApprovalRequestedEvent":{"title":"BundleApprovalRequestedEvent","description":"Somebody asks for approval of all drafts of a bundle together.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.approvalRequested"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","note","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"note":{"type":"string","description":"What the person wrote; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"bundleApprovedEvent":{"title":"BundleApprovedEvent","description":"A second person approved a bundle.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.approved"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"link":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"vouchedBy":{"type":"string","description":"Who made that link."}}}}},"bundleChangeAskedEvent":{"title":"BundleChangeAskedEvent","description":"A second person asks for a change in a bundle instead of approving it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.changeAsked"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","note","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"note":{"type":"string","description":"What is to be changed."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"link":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"vouchedBy":{"type":"string","description":"Who made that link."}}}}},"bundleRefusedEvent":{"title":"BundleRefusedEvent","description":"The checks refused to publish a bundle, now or at a set time.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.refused"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","errors","rules","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"errors":{"type":"integer","description":"How many errors the checks found, in all its templates."},"rules":{"type":"string","description":"Ids of the rules that found them, with commas between."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"bundleScheduledEvent":{"title":"BundleScheduledEvent","description":"A bundle is to go live at a set time.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.scheduled"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","publishAt","reason","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"bundleScheduleCancelledEvent":{"title":"BundleScheduleCancelledEvent","description":"A bundle that was set for a time waits again.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.scheduleCancelled"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"bundleScheduleFailedEvent":{"title":"BundleScheduleFailedEvent","description":"A bundle did not go live at its time, none of its templates, and waits again.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.scheduleFailed"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","why","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"why":{"type":"string","description":"archived, scheduledAlone, liveChanged, approvalNeeded, mayNotPublish or restored (from a backup)."},"template":{"type":"string","description":"Id of the template that was in the way; absent: it is about all."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"bundlePublishedEvent":{"title":"BundlePublishedEvent","description":"All templates of a bundle went live, at once or at their set time. Each has its own event too.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.published"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","reason","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"bundleRolledBackEvent":{"title":"BundleRolledBackEvent","description":"What was live before a bundle is live again. Each template has its own event too.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.rolledBack"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","reason","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}},"blockFaultedEvent":{"title":"BlockFaultedEvent","description":"A block was left out of a live page more often than the bound.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["block.faulted"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","blockId","blockType","fault","revision","count"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"blockId":{"type":"string","description":"Id of the block in the document."},"blockType":{"type":"string","description":"Type of the block."},"fault":{"type":"string","description":"Kind of the fault."},"revision":{"type":"string","description":"Revision that it was seen in; empty where it is not known."},"count":{"type":"integer","description":"How often so far."}}}}},"webhookTestEvent":{"title":"WebhookTestEvent","description":"Somebody has sent it to see whether it arrives.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["webhook.test"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["by"],"properties":{"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}}}};
const schema12 = {"title":"PublicationPublishedEvent","description":"A revision went live.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.published"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that is live now."},"previousRevision":{"type":"integer","description":"What was live before; absent: nothing."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"sharePercent":{"type":"integer","description":"Share of the visitors who get it first, where it is guarded; absent: everybody."}}}}};
const schema13 = {"title":"PublicationReleasedEvent","description":"A revision that was published guarded went to everybody.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.released"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that everybody gets now."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}};
const schema14 = {"title":"PublicationRolledBackEvent","description":"An earlier revision is live again.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.rolledBack"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","revision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"revision":{"type":"integer","description":"The revision that is live now."},"previousRevision":{"type":"integer","description":"What was live before; absent: nothing."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"figure":{"enum":["registrations","faults","slowLoads","slowAnswers"],"description":"What was clearly worse, where the host took back a guarded publication by itself."}}}}};
const schema15 = {"title":"PublicationEndedEvent","description":"Nothing is live under the id any more: the page was taken offline, or its end came.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.ended"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","previousRevision","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"previousRevision":{"type":"integer","description":"What was live before."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}};
const schema16 = {"title":"PublicationRefusedEvent","description":"The checks refused a publication.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["publication.refused"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","errors","rules","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"errors":{"type":"integer","description":"How many errors the checks found."},"rules":{"type":"string","description":"Ids of the rules that found them, with commas between."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema17 = {"title":"ScheduleSetEvent","description":"Something is to happen at a set time; what was set before is replaced.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.set"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by","reason"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"endAt":{"type":"string","description":"When it ends. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."}}}}};
const schema18 = {"title":"ScheduleCarriedOutEvent","description":"What was set for a time was done. The publication's own event comes before it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.carriedOut"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","did","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"did":{"description":"publish: it went live; end: the page ended.","enum":["publish","end"]},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema19 = {"title":"ScheduleCancelledEvent","description":"What was set for a time is not to happen.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.cancelled"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema20 = {"title":"ScheduleFailedEvent","description":"What was set for a time was not done, and will not be.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["schedule.failed"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","why","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"why":{"type":"string","description":"liveChanged, approvalNeeded, mayNotPublish or restored (from a backup)."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"endAt":{"type":"string","description":"When it ends. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema21 = {"title":"ApprovalRequestedEvent","description":"Somebody asks for approval of a draft.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.requested"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","note","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"note":{"type":"string","description":"What the person wrote; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema22 = {"title":"ApprovalApprovedEvent","description":"A second person approved a draft.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.approved"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"link":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"vouchedBy":{"type":"string","description":"Who made that link."}}}}};
const schema23 = {"title":"ApprovalChangeAskedEvent","description":"A second person asks for a change of a draft instead of approving it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["approval.changeAsked"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","sha256","note","by"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"sha256":{"type":"string","description":"SHA-256 of the document's bytes, in hexadecimal."},"note":{"type":"string","description":"What is to be changed."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"link":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"vouchedBy":{"type":"string","description":"Who made that link."}}}}};
const schema24 = {"title":"BundleApprovalRequestedEvent","description":"Somebody asks for approval of all drafts of a bundle together.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.approvalRequested"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","note","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"note":{"type":"string","description":"What the person wrote; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema25 = {"title":"BundleApprovedEvent","description":"A second person approved a bundle.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.approved"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"link":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"vouchedBy":{"type":"string","description":"Who made that link."}}}}};
const schema26 = {"title":"BundleChangeAskedEvent","description":"A second person asks for a change in a bundle instead of approving it.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.changeAsked"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","note","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"note":{"type":"string","description":"What is to be changed."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."},"link":{"type":"string","description":"Whom the link was for by which somebody without an account answered; absent: it was answered in the editor."},"vouchedBy":{"type":"string","description":"Who made that link."}}}}};
const schema27 = {"title":"BundleRefusedEvent","description":"The checks refused to publish a bundle, now or at a set time.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.refused"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","errors","rules","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"errors":{"type":"integer","description":"How many errors the checks found, in all its templates."},"rules":{"type":"string","description":"Ids of the rules that found them, with commas between."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema28 = {"title":"BundleScheduledEvent","description":"A bundle is to go live at a set time.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.scheduled"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","publishAt","reason","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema29 = {"title":"BundleScheduleCancelledEvent","description":"A bundle that was set for a time waits again.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.scheduleCancelled"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema30 = {"title":"BundleScheduleFailedEvent","description":"A bundle did not go live at its time, none of its templates, and waits again.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.scheduleFailed"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","why","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"why":{"type":"string","description":"archived, scheduledAlone, liveChanged, approvalNeeded, mayNotPublish or restored (from a backup)."},"template":{"type":"string","description":"Id of the template that was in the way; absent: it is about all."},"publishAt":{"type":"string","description":"When it goes live. When, by ISO 8601 in UTC."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema31 = {"title":"BundlePublishedEvent","description":"All templates of a bundle went live, at once or at their set time. Each has its own event too.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.published"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","sha256","reason","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"sha256":{"type":"string","description":"SHA-256 over the ids and bytes of all its templates, in hexadecimal; one changed byte makes another."},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema32 = {"title":"BundleRolledBackEvent","description":"What was live before a bundle is live again. Each template has its own event too.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["bundle.rolledBack"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["bundleId","name","templateIds","markets","reason","by"],"properties":{"bundleId":{"type":"string","description":"Id of the bundle."},"name":{"type":"string","description":"Its name."},"templateIds":{"type":"array","description":"Ids of its templates.","items":{"type":"string"}},"markets":{"type":"array","description":"Markets of its templates, each once; `none`: a template names none.","items":{"type":"string"}},"reason":{"type":"string","description":"What the person gave as the reason; may be empty."},"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};
const schema33 = {"title":"BlockFaultedEvent","description":"A block was left out of a live page more often than the bound.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["block.faulted"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["templateId","market","blockId","blockType","fault","revision","count"],"properties":{"templateId":{"type":"string","description":"Id of the template."},"market":{"type":"string","description":"Market of the template; `none`: it names none."},"blockId":{"type":"string","description":"Id of the block in the document."},"blockType":{"type":"string","description":"Type of the block."},"fault":{"type":"string","description":"Kind of the fault."},"revision":{"type":"string","description":"Revision that it was seen in; empty where it is not known."},"count":{"type":"integer","description":"How often so far."}}}}};
const schema34 = {"title":"WebhookTestEvent","description":"Somebody has sent it to see whether it arrives.","type":"object","required":["type","timestamp","data"],"properties":{"type":{"enum":["webhook.test"]},"timestamp":{"type":"string","description":"When it happened, not when it was sent, by ISO 8601 in UTC."},"data":{"type":"object","required":["by"],"properties":{"by":{"type":"string","description":"Who did it: a person or a program of the editor, by name."}}}}};

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
if(data2.sharePercent !== undefined){
let data9 = data2.sharePercent;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err16 = {instancePath:instancePath+"/data/sharePercent",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/properties/sharePercent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
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
const err17 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationPublishedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err18 = {instancePath,schemaPath:"#/$defs/publicationPublishedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs23 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err19 = {instancePath,schemaPath:"#/$defs/publicationReleasedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.timestamp === undefined){
const err20 = {instancePath,schemaPath:"#/$defs/publicationReleasedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.data === undefined){
const err21 = {instancePath,schemaPath:"#/$defs/publicationReleasedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "publication.released")){
const err22 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/publicationReleasedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema13.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err23 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/publicationReleasedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.data !== undefined){
let data12 = data.data;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.templateId === undefined){
const err24 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data12.market === undefined){
const err25 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data12.revision === undefined){
const err26 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data12.by === undefined){
const err27 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data12.reason === undefined){
const err28 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data12.templateId !== undefined){
if(typeof data12.templateId !== "string"){
const err29 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.market !== undefined){
if(typeof data12.market !== "string"){
const err30 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data12.revision !== undefined){
let data15 = data12.revision;
if(!(((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15))) && (isFinite(data15)))){
const err31 = {instancePath:instancePath+"/data/revision",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.by !== undefined){
if(typeof data12.by !== "string"){
const err32 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.reason !== undefined){
if(typeof data12.reason !== "string"){
const err33 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err34 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationReleasedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err35 = {instancePath,schemaPath:"#/$defs/publicationReleasedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs23 === errors;
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
const err36 = {instancePath,schemaPath:"#/$defs/publicationRolledBackEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data.timestamp === undefined){
const err37 = {instancePath,schemaPath:"#/$defs/publicationRolledBackEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.data === undefined){
const err38 = {instancePath,schemaPath:"#/$defs/publicationRolledBackEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "publication.rolledBack")){
const err39 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/publicationRolledBackEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema14.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err40 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/publicationRolledBackEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err41 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(data20.market === undefined){
const err42 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data20.revision === undefined){
const err43 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data20.by === undefined){
const err44 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data20.reason === undefined){
const err45 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
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
const err46 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err47 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data20.revision !== undefined){
let data23 = data20.revision;
if(!(((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23))) && (isFinite(data23)))){
const err48 = {instancePath:instancePath+"/data/revision",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/revision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data20.previousRevision !== undefined){
let data24 = data20.previousRevision;
if(!(((typeof data24 == "number") && (!(data24 % 1) && !isNaN(data24))) && (isFinite(data24)))){
const err49 = {instancePath:instancePath+"/data/previousRevision",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/previousRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data20.by !== undefined){
if(typeof data20.by !== "string"){
const err50 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data20.reason !== undefined){
if(typeof data20.reason !== "string"){
const err51 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data20.figure !== undefined){
let data27 = data20.figure;
if(!((((data27 === "registrations") || (data27 === "faults")) || (data27 === "slowLoads")) || (data27 === "slowAnswers"))){
const err52 = {instancePath:instancePath+"/data/figure",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/properties/figure/enum",keyword:"enum",params:{allowedValues: schema14.properties.data.properties.figure.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRolledBackEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath,schemaPath:"#/$defs/publicationRolledBackEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
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
const _errs62 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err55 = {instancePath,schemaPath:"#/$defs/publicationEndedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.timestamp === undefined){
const err56 = {instancePath,schemaPath:"#/$defs/publicationEndedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
if(data.data === undefined){
const err57 = {instancePath,schemaPath:"#/$defs/publicationEndedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "publication.ended")){
const err58 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/publicationEndedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema15.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err59 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/publicationEndedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.data !== undefined){
let data30 = data.data;
if(data30 && typeof data30 == "object" && !Array.isArray(data30)){
if(data30.templateId === undefined){
const err60 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data30.market === undefined){
const err61 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
if(data30.previousRevision === undefined){
const err62 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "previousRevision"},message:"must have required property '"+"previousRevision"+"'"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data30.by === undefined){
const err63 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(data30.reason === undefined){
const err64 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(data30.templateId !== undefined){
if(typeof data30.templateId !== "string"){
const err65 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data30.market !== undefined){
if(typeof data30.market !== "string"){
const err66 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data30.previousRevision !== undefined){
let data33 = data30.previousRevision;
if(!(((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33))) && (isFinite(data33)))){
const err67 = {instancePath:instancePath+"/data/previousRevision",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/previousRevision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data30.by !== undefined){
if(typeof data30.by !== "string"){
const err68 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data30.reason !== undefined){
if(typeof data30.reason !== "string"){
const err69 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/publicationEndedEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err70 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationEndedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err71 = {instancePath,schemaPath:"#/$defs/publicationEndedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
var _valid0 = _errs62 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid0 = true;
passing0 = 3;
}
const _errs80 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err72 = {instancePath,schemaPath:"#/$defs/publicationRefusedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data.timestamp === undefined){
const err73 = {instancePath,schemaPath:"#/$defs/publicationRefusedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(data.data === undefined){
const err74 = {instancePath,schemaPath:"#/$defs/publicationRefusedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "publication.refused")){
const err75 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/publicationRefusedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema16.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err76 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/publicationRefusedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
let data38 = data.data;
if(data38 && typeof data38 == "object" && !Array.isArray(data38)){
if(data38.templateId === undefined){
const err77 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(data38.market === undefined){
const err78 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
if(data38.sha256 === undefined){
const err79 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(data38.errors === undefined){
const err80 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
if(data38.rules === undefined){
const err81 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(data38.by === undefined){
const err82 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
if(data38.templateId !== undefined){
if(typeof data38.templateId !== "string"){
const err83 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
if(data38.market !== undefined){
if(typeof data38.market !== "string"){
const err84 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data38.sha256 !== undefined){
if(typeof data38.sha256 !== "string"){
const err85 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data38.errors !== undefined){
let data42 = data38.errors;
if(!(((typeof data42 == "number") && (!(data42 % 1) && !isNaN(data42))) && (isFinite(data42)))){
const err86 = {instancePath:instancePath+"/data/errors",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data38.rules !== undefined){
if(typeof data38.rules !== "string"){
const err87 = {instancePath:instancePath+"/data/rules",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/rules/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
if(data38.by !== undefined){
if(typeof data38.by !== "string"){
const err88 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err89 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/publicationRefusedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err90 = {instancePath,schemaPath:"#/$defs/publicationRefusedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid0 = _errs80 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 4];
}
else {
if(_valid0){
valid0 = true;
passing0 = 4;
}
const _errs100 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err91 = {instancePath,schemaPath:"#/$defs/scheduleSetEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data.timestamp === undefined){
const err92 = {instancePath,schemaPath:"#/$defs/scheduleSetEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
if(data.data === undefined){
const err93 = {instancePath,schemaPath:"#/$defs/scheduleSetEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "schedule.set")){
const err94 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/scheduleSetEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema17.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err95 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/scheduleSetEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err96 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
if(data47.market === undefined){
const err97 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
if(data47.sha256 === undefined){
const err98 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data47.by === undefined){
const err99 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
if(data47.reason === undefined){
const err100 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
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
const err101 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err102 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err103 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data47.publishAt !== undefined){
if(typeof data47.publishAt !== "string"){
const err104 = {instancePath:instancePath+"/data/publishAt",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/publishAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data47.endAt !== undefined){
if(typeof data47.endAt !== "string"){
const err105 = {instancePath:instancePath+"/data/endAt",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/endAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
if(data47.by !== undefined){
if(typeof data47.by !== "string"){
const err106 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data47.reason !== undefined){
if(typeof data47.reason !== "string"){
const err107 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/scheduleSetEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
}
else {
const err108 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleSetEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
}
else {
const err109 = {instancePath,schemaPath:"#/$defs/scheduleSetEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
var _valid0 = _errs100 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 5];
}
else {
if(_valid0){
valid0 = true;
passing0 = 5;
}
const _errs122 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err110 = {instancePath,schemaPath:"#/$defs/scheduleCarriedOutEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
if(data.timestamp === undefined){
const err111 = {instancePath,schemaPath:"#/$defs/scheduleCarriedOutEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data.data === undefined){
const err112 = {instancePath,schemaPath:"#/$defs/scheduleCarriedOutEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "schedule.carriedOut")){
const err113 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema18.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err114 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data.data !== undefined){
let data57 = data.data;
if(data57 && typeof data57 == "object" && !Array.isArray(data57)){
if(data57.templateId === undefined){
const err115 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
if(data57.market === undefined){
const err116 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
if(data57.sha256 === undefined){
const err117 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data57.did === undefined){
const err118 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "did"},message:"must have required property '"+"did"+"'"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
if(data57.by === undefined){
const err119 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data57.templateId !== undefined){
if(typeof data57.templateId !== "string"){
const err120 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
if(data57.market !== undefined){
if(typeof data57.market !== "string"){
const err121 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data57.sha256 !== undefined){
if(typeof data57.sha256 !== "string"){
const err122 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data57.did !== undefined){
let data61 = data57.did;
if(!((data61 === "publish") || (data61 === "end"))){
const err123 = {instancePath:instancePath+"/data/did",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/did/enum",keyword:"enum",params:{allowedValues: schema18.properties.data.properties.did.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data57.by !== undefined){
if(typeof data57.by !== "string"){
const err124 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
}
else {
const err125 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCarriedOutEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
}
}
else {
const err126 = {instancePath,schemaPath:"#/$defs/scheduleCarriedOutEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
var _valid0 = _errs122 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 6];
}
else {
if(_valid0){
valid0 = true;
passing0 = 6;
}
const _errs139 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err127 = {instancePath,schemaPath:"#/$defs/scheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(data.timestamp === undefined){
const err128 = {instancePath,schemaPath:"#/$defs/scheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(data.data === undefined){
const err129 = {instancePath,schemaPath:"#/$defs/scheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "schedule.cancelled")){
const err130 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/scheduleCancelledEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema19.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err131 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/scheduleCancelledEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.data !== undefined){
let data65 = data.data;
if(data65 && typeof data65 == "object" && !Array.isArray(data65)){
if(data65.templateId === undefined){
const err132 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data65.market === undefined){
const err133 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data65.sha256 === undefined){
const err134 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data65.by === undefined){
const err135 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data65.templateId !== undefined){
if(typeof data65.templateId !== "string"){
const err136 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data65.market !== undefined){
if(typeof data65.market !== "string"){
const err137 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data65.sha256 !== undefined){
if(typeof data65.sha256 !== "string"){
const err138 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data65.by !== undefined){
if(typeof data65.by !== "string"){
const err139 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err140 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleCancelledEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
const err141 = {instancePath,schemaPath:"#/$defs/scheduleCancelledEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
var _valid0 = _errs139 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 7];
}
else {
if(_valid0){
valid0 = true;
passing0 = 7;
}
const _errs155 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err142 = {instancePath,schemaPath:"#/$defs/scheduleFailedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
if(data.timestamp === undefined){
const err143 = {instancePath,schemaPath:"#/$defs/scheduleFailedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
if(data.data === undefined){
const err144 = {instancePath,schemaPath:"#/$defs/scheduleFailedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "schedule.failed")){
const err145 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/scheduleFailedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema20.properties.type.enum},message:"must be equal to one of the allowed values"};
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
const err146 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/scheduleFailedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err147 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
if(data72.market === undefined){
const err148 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
if(data72.sha256 === undefined){
const err149 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
if(data72.why === undefined){
const err150 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
if(data72.by === undefined){
const err151 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
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
const err152 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err153 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err154 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
if(data72.why !== undefined){
if(typeof data72.why !== "string"){
const err155 = {instancePath:instancePath+"/data/why",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
if(data72.publishAt !== undefined){
if(typeof data72.publishAt !== "string"){
const err156 = {instancePath:instancePath+"/data/publishAt",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/publishAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data72.endAt !== undefined){
if(typeof data72.endAt !== "string"){
const err157 = {instancePath:instancePath+"/data/endAt",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/endAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
if(data72.by !== undefined){
if(typeof data72.by !== "string"){
const err158 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
}
else {
const err159 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/scheduleFailedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
}
else {
const err160 = {instancePath,schemaPath:"#/$defs/scheduleFailedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
var _valid0 = _errs155 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 8];
}
else {
if(_valid0){
valid0 = true;
passing0 = 8;
}
const _errs177 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err161 = {instancePath,schemaPath:"#/$defs/approvalRequestedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
if(data.timestamp === undefined){
const err162 = {instancePath,schemaPath:"#/$defs/approvalRequestedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data.data === undefined){
const err163 = {instancePath,schemaPath:"#/$defs/approvalRequestedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "approval.requested")){
const err164 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/approvalRequestedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema21.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err165 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/approvalRequestedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
}
if(data.data !== undefined){
let data82 = data.data;
if(data82 && typeof data82 == "object" && !Array.isArray(data82)){
if(data82.templateId === undefined){
const err166 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
if(data82.market === undefined){
const err167 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
if(data82.sha256 === undefined){
const err168 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(data82.note === undefined){
const err169 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data82.by === undefined){
const err170 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
if(data82.templateId !== undefined){
if(typeof data82.templateId !== "string"){
const err171 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
if(data82.market !== undefined){
if(typeof data82.market !== "string"){
const err172 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
if(data82.sha256 !== undefined){
if(typeof data82.sha256 !== "string"){
const err173 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
if(data82.note !== undefined){
if(typeof data82.note !== "string"){
const err174 = {instancePath:instancePath+"/data/note",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data82.by !== undefined){
if(typeof data82.by !== "string"){
const err175 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
}
else {
const err176 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalRequestedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
}
else {
const err177 = {instancePath,schemaPath:"#/$defs/approvalRequestedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
var _valid0 = _errs177 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 9];
}
else {
if(_valid0){
valid0 = true;
passing0 = 9;
}
const _errs195 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err178 = {instancePath,schemaPath:"#/$defs/approvalApprovedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
if(data.timestamp === undefined){
const err179 = {instancePath,schemaPath:"#/$defs/approvalApprovedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data.data === undefined){
const err180 = {instancePath,schemaPath:"#/$defs/approvalApprovedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "approval.approved")){
const err181 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/approvalApprovedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema22.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err182 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/approvalApprovedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
if(data.data !== undefined){
let data90 = data.data;
if(data90 && typeof data90 == "object" && !Array.isArray(data90)){
if(data90.templateId === undefined){
const err183 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
if(data90.market === undefined){
const err184 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
if(data90.sha256 === undefined){
const err185 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
if(data90.by === undefined){
const err186 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
if(data90.templateId !== undefined){
if(typeof data90.templateId !== "string"){
const err187 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
if(data90.market !== undefined){
if(typeof data90.market !== "string"){
const err188 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data90.sha256 !== undefined){
if(typeof data90.sha256 !== "string"){
const err189 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
}
if(data90.by !== undefined){
if(typeof data90.by !== "string"){
const err190 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
if(data90.link !== undefined){
if(typeof data90.link !== "string"){
const err191 = {instancePath:instancePath+"/data/link",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
if(data90.vouchedBy !== undefined){
if(typeof data90.vouchedBy !== "string"){
const err192 = {instancePath:instancePath+"/data/vouchedBy",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/properties/vouchedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
}
}
}
else {
const err193 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalApprovedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
}
else {
const err194 = {instancePath,schemaPath:"#/$defs/approvalApprovedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
var _valid0 = _errs195 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 10];
}
else {
if(_valid0){
valid0 = true;
passing0 = 10;
}
const _errs215 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err195 = {instancePath,schemaPath:"#/$defs/approvalChangeAskedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
if(data.timestamp === undefined){
const err196 = {instancePath,schemaPath:"#/$defs/approvalChangeAskedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
if(data.data === undefined){
const err197 = {instancePath,schemaPath:"#/$defs/approvalChangeAskedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "approval.changeAsked")){
const err198 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema23.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err198];
}
else {
vErrors.push(err198);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err199 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err199];
}
else {
vErrors.push(err199);
}
errors++;
}
}
if(data.data !== undefined){
let data99 = data.data;
if(data99 && typeof data99 == "object" && !Array.isArray(data99)){
if(data99.templateId === undefined){
const err200 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err200];
}
else {
vErrors.push(err200);
}
errors++;
}
if(data99.market === undefined){
const err201 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err201];
}
else {
vErrors.push(err201);
}
errors++;
}
if(data99.sha256 === undefined){
const err202 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err202];
}
else {
vErrors.push(err202);
}
errors++;
}
if(data99.note === undefined){
const err203 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err203];
}
else {
vErrors.push(err203);
}
errors++;
}
if(data99.by === undefined){
const err204 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err204];
}
else {
vErrors.push(err204);
}
errors++;
}
if(data99.templateId !== undefined){
if(typeof data99.templateId !== "string"){
const err205 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err205];
}
else {
vErrors.push(err205);
}
errors++;
}
}
if(data99.market !== undefined){
if(typeof data99.market !== "string"){
const err206 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err206];
}
else {
vErrors.push(err206);
}
errors++;
}
}
if(data99.sha256 !== undefined){
if(typeof data99.sha256 !== "string"){
const err207 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err207];
}
else {
vErrors.push(err207);
}
errors++;
}
}
if(data99.note !== undefined){
if(typeof data99.note !== "string"){
const err208 = {instancePath:instancePath+"/data/note",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err208];
}
else {
vErrors.push(err208);
}
errors++;
}
}
if(data99.by !== undefined){
if(typeof data99.by !== "string"){
const err209 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err209];
}
else {
vErrors.push(err209);
}
errors++;
}
}
if(data99.link !== undefined){
if(typeof data99.link !== "string"){
const err210 = {instancePath:instancePath+"/data/link",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err210];
}
else {
vErrors.push(err210);
}
errors++;
}
}
if(data99.vouchedBy !== undefined){
if(typeof data99.vouchedBy !== "string"){
const err211 = {instancePath:instancePath+"/data/vouchedBy",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/properties/vouchedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err211];
}
else {
vErrors.push(err211);
}
errors++;
}
}
}
else {
const err212 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/approvalChangeAskedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err212];
}
else {
vErrors.push(err212);
}
errors++;
}
}
}
else {
const err213 = {instancePath,schemaPath:"#/$defs/approvalChangeAskedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err213];
}
else {
vErrors.push(err213);
}
errors++;
}
var _valid0 = _errs215 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 11];
}
else {
if(_valid0){
valid0 = true;
passing0 = 11;
}
const _errs237 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err214 = {instancePath,schemaPath:"#/$defs/bundleApprovalRequestedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err214];
}
else {
vErrors.push(err214);
}
errors++;
}
if(data.timestamp === undefined){
const err215 = {instancePath,schemaPath:"#/$defs/bundleApprovalRequestedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err215];
}
else {
vErrors.push(err215);
}
errors++;
}
if(data.data === undefined){
const err216 = {instancePath,schemaPath:"#/$defs/bundleApprovalRequestedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err216];
}
else {
vErrors.push(err216);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.approvalRequested")){
const err217 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema24.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err217];
}
else {
vErrors.push(err217);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err218 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err218];
}
else {
vErrors.push(err218);
}
errors++;
}
}
if(data.data !== undefined){
let data109 = data.data;
if(data109 && typeof data109 == "object" && !Array.isArray(data109)){
if(data109.bundleId === undefined){
const err219 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err219];
}
else {
vErrors.push(err219);
}
errors++;
}
if(data109.name === undefined){
const err220 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err220];
}
else {
vErrors.push(err220);
}
errors++;
}
if(data109.templateIds === undefined){
const err221 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err221];
}
else {
vErrors.push(err221);
}
errors++;
}
if(data109.markets === undefined){
const err222 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err222];
}
else {
vErrors.push(err222);
}
errors++;
}
if(data109.sha256 === undefined){
const err223 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err223];
}
else {
vErrors.push(err223);
}
errors++;
}
if(data109.note === undefined){
const err224 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err224];
}
else {
vErrors.push(err224);
}
errors++;
}
if(data109.by === undefined){
const err225 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err225];
}
else {
vErrors.push(err225);
}
errors++;
}
if(data109.bundleId !== undefined){
if(typeof data109.bundleId !== "string"){
const err226 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err226];
}
else {
vErrors.push(err226);
}
errors++;
}
}
if(data109.name !== undefined){
if(typeof data109.name !== "string"){
const err227 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err227];
}
else {
vErrors.push(err227);
}
errors++;
}
}
if(data109.templateIds !== undefined){
let data112 = data109.templateIds;
if(Array.isArray(data112)){
const len0 = data112.length;
for(let i0=0; i0<len0; i0++){
if(typeof data112[i0] !== "string"){
const err228 = {instancePath:instancePath+"/data/templateIds/" + i0,schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err228];
}
else {
vErrors.push(err228);
}
errors++;
}
}
}
else {
const err229 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err229];
}
else {
vErrors.push(err229);
}
errors++;
}
}
if(data109.markets !== undefined){
let data114 = data109.markets;
if(Array.isArray(data114)){
const len1 = data114.length;
for(let i1=0; i1<len1; i1++){
if(typeof data114[i1] !== "string"){
const err230 = {instancePath:instancePath+"/data/markets/" + i1,schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err230];
}
else {
vErrors.push(err230);
}
errors++;
}
}
}
else {
const err231 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err231];
}
else {
vErrors.push(err231);
}
errors++;
}
}
if(data109.sha256 !== undefined){
if(typeof data109.sha256 !== "string"){
const err232 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err232];
}
else {
vErrors.push(err232);
}
errors++;
}
}
if(data109.note !== undefined){
if(typeof data109.note !== "string"){
const err233 = {instancePath:instancePath+"/data/note",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err233];
}
else {
vErrors.push(err233);
}
errors++;
}
}
if(data109.by !== undefined){
if(typeof data109.by !== "string"){
const err234 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err234];
}
else {
vErrors.push(err234);
}
errors++;
}
}
}
else {
const err235 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovalRequestedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err235];
}
else {
vErrors.push(err235);
}
errors++;
}
}
}
else {
const err236 = {instancePath,schemaPath:"#/$defs/bundleApprovalRequestedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err236];
}
else {
vErrors.push(err236);
}
errors++;
}
var _valid0 = _errs237 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 12];
}
else {
if(_valid0){
valid0 = true;
passing0 = 12;
}
const _errs263 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err237 = {instancePath,schemaPath:"#/$defs/bundleApprovedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err237];
}
else {
vErrors.push(err237);
}
errors++;
}
if(data.timestamp === undefined){
const err238 = {instancePath,schemaPath:"#/$defs/bundleApprovedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err238];
}
else {
vErrors.push(err238);
}
errors++;
}
if(data.data === undefined){
const err239 = {instancePath,schemaPath:"#/$defs/bundleApprovedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err239];
}
else {
vErrors.push(err239);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.approved")){
const err240 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundleApprovedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema25.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err240];
}
else {
vErrors.push(err240);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err241 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundleApprovedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err241];
}
else {
vErrors.push(err241);
}
errors++;
}
}
if(data.data !== undefined){
let data121 = data.data;
if(data121 && typeof data121 == "object" && !Array.isArray(data121)){
if(data121.bundleId === undefined){
const err242 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err242];
}
else {
vErrors.push(err242);
}
errors++;
}
if(data121.name === undefined){
const err243 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err243];
}
else {
vErrors.push(err243);
}
errors++;
}
if(data121.templateIds === undefined){
const err244 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err244];
}
else {
vErrors.push(err244);
}
errors++;
}
if(data121.markets === undefined){
const err245 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err245];
}
else {
vErrors.push(err245);
}
errors++;
}
if(data121.sha256 === undefined){
const err246 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err246];
}
else {
vErrors.push(err246);
}
errors++;
}
if(data121.by === undefined){
const err247 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err247];
}
else {
vErrors.push(err247);
}
errors++;
}
if(data121.bundleId !== undefined){
if(typeof data121.bundleId !== "string"){
const err248 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err248];
}
else {
vErrors.push(err248);
}
errors++;
}
}
if(data121.name !== undefined){
if(typeof data121.name !== "string"){
const err249 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err249];
}
else {
vErrors.push(err249);
}
errors++;
}
}
if(data121.templateIds !== undefined){
let data124 = data121.templateIds;
if(Array.isArray(data124)){
const len2 = data124.length;
for(let i2=0; i2<len2; i2++){
if(typeof data124[i2] !== "string"){
const err250 = {instancePath:instancePath+"/data/templateIds/" + i2,schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err250];
}
else {
vErrors.push(err250);
}
errors++;
}
}
}
else {
const err251 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err251];
}
else {
vErrors.push(err251);
}
errors++;
}
}
if(data121.markets !== undefined){
let data126 = data121.markets;
if(Array.isArray(data126)){
const len3 = data126.length;
for(let i3=0; i3<len3; i3++){
if(typeof data126[i3] !== "string"){
const err252 = {instancePath:instancePath+"/data/markets/" + i3,schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err252];
}
else {
vErrors.push(err252);
}
errors++;
}
}
}
else {
const err253 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err253];
}
else {
vErrors.push(err253);
}
errors++;
}
}
if(data121.sha256 !== undefined){
if(typeof data121.sha256 !== "string"){
const err254 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err254];
}
else {
vErrors.push(err254);
}
errors++;
}
}
if(data121.by !== undefined){
if(typeof data121.by !== "string"){
const err255 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err255];
}
else {
vErrors.push(err255);
}
errors++;
}
}
if(data121.link !== undefined){
if(typeof data121.link !== "string"){
const err256 = {instancePath:instancePath+"/data/link",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err256];
}
else {
vErrors.push(err256);
}
errors++;
}
}
if(data121.vouchedBy !== undefined){
if(typeof data121.vouchedBy !== "string"){
const err257 = {instancePath:instancePath+"/data/vouchedBy",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/properties/vouchedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err257];
}
else {
vErrors.push(err257);
}
errors++;
}
}
}
else {
const err258 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleApprovedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err258];
}
else {
vErrors.push(err258);
}
errors++;
}
}
}
else {
const err259 = {instancePath,schemaPath:"#/$defs/bundleApprovedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err259];
}
else {
vErrors.push(err259);
}
errors++;
}
var _valid0 = _errs263 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 13];
}
else {
if(_valid0){
valid0 = true;
passing0 = 13;
}
const _errs291 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err260 = {instancePath,schemaPath:"#/$defs/bundleChangeAskedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err260];
}
else {
vErrors.push(err260);
}
errors++;
}
if(data.timestamp === undefined){
const err261 = {instancePath,schemaPath:"#/$defs/bundleChangeAskedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err261];
}
else {
vErrors.push(err261);
}
errors++;
}
if(data.data === undefined){
const err262 = {instancePath,schemaPath:"#/$defs/bundleChangeAskedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err262];
}
else {
vErrors.push(err262);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.changeAsked")){
const err263 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema26.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err263];
}
else {
vErrors.push(err263);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err264 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err264];
}
else {
vErrors.push(err264);
}
errors++;
}
}
if(data.data !== undefined){
let data134 = data.data;
if(data134 && typeof data134 == "object" && !Array.isArray(data134)){
if(data134.bundleId === undefined){
const err265 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err265];
}
else {
vErrors.push(err265);
}
errors++;
}
if(data134.name === undefined){
const err266 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err266];
}
else {
vErrors.push(err266);
}
errors++;
}
if(data134.templateIds === undefined){
const err267 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err267];
}
else {
vErrors.push(err267);
}
errors++;
}
if(data134.markets === undefined){
const err268 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err268];
}
else {
vErrors.push(err268);
}
errors++;
}
if(data134.sha256 === undefined){
const err269 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err269];
}
else {
vErrors.push(err269);
}
errors++;
}
if(data134.note === undefined){
const err270 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "note"},message:"must have required property '"+"note"+"'"};
if(vErrors === null){
vErrors = [err270];
}
else {
vErrors.push(err270);
}
errors++;
}
if(data134.by === undefined){
const err271 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err271];
}
else {
vErrors.push(err271);
}
errors++;
}
if(data134.bundleId !== undefined){
if(typeof data134.bundleId !== "string"){
const err272 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err272];
}
else {
vErrors.push(err272);
}
errors++;
}
}
if(data134.name !== undefined){
if(typeof data134.name !== "string"){
const err273 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err273];
}
else {
vErrors.push(err273);
}
errors++;
}
}
if(data134.templateIds !== undefined){
let data137 = data134.templateIds;
if(Array.isArray(data137)){
const len4 = data137.length;
for(let i4=0; i4<len4; i4++){
if(typeof data137[i4] !== "string"){
const err274 = {instancePath:instancePath+"/data/templateIds/" + i4,schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err274];
}
else {
vErrors.push(err274);
}
errors++;
}
}
}
else {
const err275 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err275];
}
else {
vErrors.push(err275);
}
errors++;
}
}
if(data134.markets !== undefined){
let data139 = data134.markets;
if(Array.isArray(data139)){
const len5 = data139.length;
for(let i5=0; i5<len5; i5++){
if(typeof data139[i5] !== "string"){
const err276 = {instancePath:instancePath+"/data/markets/" + i5,schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err276];
}
else {
vErrors.push(err276);
}
errors++;
}
}
}
else {
const err277 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err277];
}
else {
vErrors.push(err277);
}
errors++;
}
}
if(data134.sha256 !== undefined){
if(typeof data134.sha256 !== "string"){
const err278 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err278];
}
else {
vErrors.push(err278);
}
errors++;
}
}
if(data134.note !== undefined){
if(typeof data134.note !== "string"){
const err279 = {instancePath:instancePath+"/data/note",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err279];
}
else {
vErrors.push(err279);
}
errors++;
}
}
if(data134.by !== undefined){
if(typeof data134.by !== "string"){
const err280 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err280];
}
else {
vErrors.push(err280);
}
errors++;
}
}
if(data134.link !== undefined){
if(typeof data134.link !== "string"){
const err281 = {instancePath:instancePath+"/data/link",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/link/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err281];
}
else {
vErrors.push(err281);
}
errors++;
}
}
if(data134.vouchedBy !== undefined){
if(typeof data134.vouchedBy !== "string"){
const err282 = {instancePath:instancePath+"/data/vouchedBy",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/properties/vouchedBy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err282];
}
else {
vErrors.push(err282);
}
errors++;
}
}
}
else {
const err283 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleChangeAskedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err283];
}
else {
vErrors.push(err283);
}
errors++;
}
}
}
else {
const err284 = {instancePath,schemaPath:"#/$defs/bundleChangeAskedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err284];
}
else {
vErrors.push(err284);
}
errors++;
}
var _valid0 = _errs291 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 14];
}
else {
if(_valid0){
valid0 = true;
passing0 = 14;
}
const _errs321 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err285 = {instancePath,schemaPath:"#/$defs/bundleRefusedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err285];
}
else {
vErrors.push(err285);
}
errors++;
}
if(data.timestamp === undefined){
const err286 = {instancePath,schemaPath:"#/$defs/bundleRefusedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err286];
}
else {
vErrors.push(err286);
}
errors++;
}
if(data.data === undefined){
const err287 = {instancePath,schemaPath:"#/$defs/bundleRefusedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err287];
}
else {
vErrors.push(err287);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.refused")){
const err288 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundleRefusedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema27.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err288];
}
else {
vErrors.push(err288);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err289 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundleRefusedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err289];
}
else {
vErrors.push(err289);
}
errors++;
}
}
if(data.data !== undefined){
let data148 = data.data;
if(data148 && typeof data148 == "object" && !Array.isArray(data148)){
if(data148.bundleId === undefined){
const err290 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err290];
}
else {
vErrors.push(err290);
}
errors++;
}
if(data148.name === undefined){
const err291 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err291];
}
else {
vErrors.push(err291);
}
errors++;
}
if(data148.templateIds === undefined){
const err292 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err292];
}
else {
vErrors.push(err292);
}
errors++;
}
if(data148.markets === undefined){
const err293 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err293];
}
else {
vErrors.push(err293);
}
errors++;
}
if(data148.sha256 === undefined){
const err294 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err294];
}
else {
vErrors.push(err294);
}
errors++;
}
if(data148.errors === undefined){
const err295 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"};
if(vErrors === null){
vErrors = [err295];
}
else {
vErrors.push(err295);
}
errors++;
}
if(data148.rules === undefined){
const err296 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "rules"},message:"must have required property '"+"rules"+"'"};
if(vErrors === null){
vErrors = [err296];
}
else {
vErrors.push(err296);
}
errors++;
}
if(data148.by === undefined){
const err297 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err297];
}
else {
vErrors.push(err297);
}
errors++;
}
if(data148.bundleId !== undefined){
if(typeof data148.bundleId !== "string"){
const err298 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err298];
}
else {
vErrors.push(err298);
}
errors++;
}
}
if(data148.name !== undefined){
if(typeof data148.name !== "string"){
const err299 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err299];
}
else {
vErrors.push(err299);
}
errors++;
}
}
if(data148.templateIds !== undefined){
let data151 = data148.templateIds;
if(Array.isArray(data151)){
const len6 = data151.length;
for(let i6=0; i6<len6; i6++){
if(typeof data151[i6] !== "string"){
const err300 = {instancePath:instancePath+"/data/templateIds/" + i6,schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err300];
}
else {
vErrors.push(err300);
}
errors++;
}
}
}
else {
const err301 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err301];
}
else {
vErrors.push(err301);
}
errors++;
}
}
if(data148.markets !== undefined){
let data153 = data148.markets;
if(Array.isArray(data153)){
const len7 = data153.length;
for(let i7=0; i7<len7; i7++){
if(typeof data153[i7] !== "string"){
const err302 = {instancePath:instancePath+"/data/markets/" + i7,schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err302];
}
else {
vErrors.push(err302);
}
errors++;
}
}
}
else {
const err303 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err303];
}
else {
vErrors.push(err303);
}
errors++;
}
}
if(data148.sha256 !== undefined){
if(typeof data148.sha256 !== "string"){
const err304 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err304];
}
else {
vErrors.push(err304);
}
errors++;
}
}
if(data148.errors !== undefined){
let data156 = data148.errors;
if(!(((typeof data156 == "number") && (!(data156 % 1) && !isNaN(data156))) && (isFinite(data156)))){
const err305 = {instancePath:instancePath+"/data/errors",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/errors/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err305];
}
else {
vErrors.push(err305);
}
errors++;
}
}
if(data148.rules !== undefined){
if(typeof data148.rules !== "string"){
const err306 = {instancePath:instancePath+"/data/rules",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/rules/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err306];
}
else {
vErrors.push(err306);
}
errors++;
}
}
if(data148.by !== undefined){
if(typeof data148.by !== "string"){
const err307 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err307];
}
else {
vErrors.push(err307);
}
errors++;
}
}
}
else {
const err308 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRefusedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err308];
}
else {
vErrors.push(err308);
}
errors++;
}
}
}
else {
const err309 = {instancePath,schemaPath:"#/$defs/bundleRefusedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err309];
}
else {
vErrors.push(err309);
}
errors++;
}
var _valid0 = _errs321 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 15];
}
else {
if(_valid0){
valid0 = true;
passing0 = 15;
}
const _errs349 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err310 = {instancePath,schemaPath:"#/$defs/bundleScheduledEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err310];
}
else {
vErrors.push(err310);
}
errors++;
}
if(data.timestamp === undefined){
const err311 = {instancePath,schemaPath:"#/$defs/bundleScheduledEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err311];
}
else {
vErrors.push(err311);
}
errors++;
}
if(data.data === undefined){
const err312 = {instancePath,schemaPath:"#/$defs/bundleScheduledEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err312];
}
else {
vErrors.push(err312);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.scheduled")){
const err313 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundleScheduledEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema28.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err313];
}
else {
vErrors.push(err313);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err314 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundleScheduledEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err314];
}
else {
vErrors.push(err314);
}
errors++;
}
}
if(data.data !== undefined){
let data161 = data.data;
if(data161 && typeof data161 == "object" && !Array.isArray(data161)){
if(data161.bundleId === undefined){
const err315 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err315];
}
else {
vErrors.push(err315);
}
errors++;
}
if(data161.name === undefined){
const err316 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err316];
}
else {
vErrors.push(err316);
}
errors++;
}
if(data161.templateIds === undefined){
const err317 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err317];
}
else {
vErrors.push(err317);
}
errors++;
}
if(data161.markets === undefined){
const err318 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err318];
}
else {
vErrors.push(err318);
}
errors++;
}
if(data161.sha256 === undefined){
const err319 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err319];
}
else {
vErrors.push(err319);
}
errors++;
}
if(data161.publishAt === undefined){
const err320 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/required",keyword:"required",params:{missingProperty: "publishAt"},message:"must have required property '"+"publishAt"+"'"};
if(vErrors === null){
vErrors = [err320];
}
else {
vErrors.push(err320);
}
errors++;
}
if(data161.reason === undefined){
const err321 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err321];
}
else {
vErrors.push(err321);
}
errors++;
}
if(data161.by === undefined){
const err322 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err322];
}
else {
vErrors.push(err322);
}
errors++;
}
if(data161.bundleId !== undefined){
if(typeof data161.bundleId !== "string"){
const err323 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err323];
}
else {
vErrors.push(err323);
}
errors++;
}
}
if(data161.name !== undefined){
if(typeof data161.name !== "string"){
const err324 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err324];
}
else {
vErrors.push(err324);
}
errors++;
}
}
if(data161.templateIds !== undefined){
let data164 = data161.templateIds;
if(Array.isArray(data164)){
const len8 = data164.length;
for(let i8=0; i8<len8; i8++){
if(typeof data164[i8] !== "string"){
const err325 = {instancePath:instancePath+"/data/templateIds/" + i8,schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err325];
}
else {
vErrors.push(err325);
}
errors++;
}
}
}
else {
const err326 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err326];
}
else {
vErrors.push(err326);
}
errors++;
}
}
if(data161.markets !== undefined){
let data166 = data161.markets;
if(Array.isArray(data166)){
const len9 = data166.length;
for(let i9=0; i9<len9; i9++){
if(typeof data166[i9] !== "string"){
const err327 = {instancePath:instancePath+"/data/markets/" + i9,schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err327];
}
else {
vErrors.push(err327);
}
errors++;
}
}
}
else {
const err328 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err328];
}
else {
vErrors.push(err328);
}
errors++;
}
}
if(data161.sha256 !== undefined){
if(typeof data161.sha256 !== "string"){
const err329 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err329];
}
else {
vErrors.push(err329);
}
errors++;
}
}
if(data161.publishAt !== undefined){
if(typeof data161.publishAt !== "string"){
const err330 = {instancePath:instancePath+"/data/publishAt",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/publishAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err330];
}
else {
vErrors.push(err330);
}
errors++;
}
}
if(data161.reason !== undefined){
if(typeof data161.reason !== "string"){
const err331 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err331];
}
else {
vErrors.push(err331);
}
errors++;
}
}
if(data161.by !== undefined){
if(typeof data161.by !== "string"){
const err332 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err332];
}
else {
vErrors.push(err332);
}
errors++;
}
}
}
else {
const err333 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduledEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err333];
}
else {
vErrors.push(err333);
}
errors++;
}
}
}
else {
const err334 = {instancePath,schemaPath:"#/$defs/bundleScheduledEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err334];
}
else {
vErrors.push(err334);
}
errors++;
}
var _valid0 = _errs349 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 16];
}
else {
if(_valid0){
valid0 = true;
passing0 = 16;
}
const _errs377 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err335 = {instancePath,schemaPath:"#/$defs/bundleScheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err335];
}
else {
vErrors.push(err335);
}
errors++;
}
if(data.timestamp === undefined){
const err336 = {instancePath,schemaPath:"#/$defs/bundleScheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err336];
}
else {
vErrors.push(err336);
}
errors++;
}
if(data.data === undefined){
const err337 = {instancePath,schemaPath:"#/$defs/bundleScheduleCancelledEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err337];
}
else {
vErrors.push(err337);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.scheduleCancelled")){
const err338 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema29.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err338];
}
else {
vErrors.push(err338);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err339 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err339];
}
else {
vErrors.push(err339);
}
errors++;
}
}
if(data.data !== undefined){
let data174 = data.data;
if(data174 && typeof data174 == "object" && !Array.isArray(data174)){
if(data174.bundleId === undefined){
const err340 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err340];
}
else {
vErrors.push(err340);
}
errors++;
}
if(data174.name === undefined){
const err341 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err341];
}
else {
vErrors.push(err341);
}
errors++;
}
if(data174.templateIds === undefined){
const err342 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err342];
}
else {
vErrors.push(err342);
}
errors++;
}
if(data174.markets === undefined){
const err343 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err343];
}
else {
vErrors.push(err343);
}
errors++;
}
if(data174.by === undefined){
const err344 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err344];
}
else {
vErrors.push(err344);
}
errors++;
}
if(data174.bundleId !== undefined){
if(typeof data174.bundleId !== "string"){
const err345 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err345];
}
else {
vErrors.push(err345);
}
errors++;
}
}
if(data174.name !== undefined){
if(typeof data174.name !== "string"){
const err346 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err346];
}
else {
vErrors.push(err346);
}
errors++;
}
}
if(data174.templateIds !== undefined){
let data177 = data174.templateIds;
if(Array.isArray(data177)){
const len10 = data177.length;
for(let i10=0; i10<len10; i10++){
if(typeof data177[i10] !== "string"){
const err347 = {instancePath:instancePath+"/data/templateIds/" + i10,schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err347];
}
else {
vErrors.push(err347);
}
errors++;
}
}
}
else {
const err348 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err348];
}
else {
vErrors.push(err348);
}
errors++;
}
}
if(data174.markets !== undefined){
let data179 = data174.markets;
if(Array.isArray(data179)){
const len11 = data179.length;
for(let i11=0; i11<len11; i11++){
if(typeof data179[i11] !== "string"){
const err349 = {instancePath:instancePath+"/data/markets/" + i11,schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err349];
}
else {
vErrors.push(err349);
}
errors++;
}
}
}
else {
const err350 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err350];
}
else {
vErrors.push(err350);
}
errors++;
}
}
if(data174.by !== undefined){
if(typeof data174.by !== "string"){
const err351 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err351];
}
else {
vErrors.push(err351);
}
errors++;
}
}
}
else {
const err352 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleCancelledEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err352];
}
else {
vErrors.push(err352);
}
errors++;
}
}
}
else {
const err353 = {instancePath,schemaPath:"#/$defs/bundleScheduleCancelledEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err353];
}
else {
vErrors.push(err353);
}
errors++;
}
var _valid0 = _errs377 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 17];
}
else {
if(_valid0){
valid0 = true;
passing0 = 17;
}
const _errs399 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err354 = {instancePath,schemaPath:"#/$defs/bundleScheduleFailedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err354];
}
else {
vErrors.push(err354);
}
errors++;
}
if(data.timestamp === undefined){
const err355 = {instancePath,schemaPath:"#/$defs/bundleScheduleFailedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err355];
}
else {
vErrors.push(err355);
}
errors++;
}
if(data.data === undefined){
const err356 = {instancePath,schemaPath:"#/$defs/bundleScheduleFailedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err356];
}
else {
vErrors.push(err356);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.scheduleFailed")){
const err357 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema30.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err357];
}
else {
vErrors.push(err357);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err358 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err358];
}
else {
vErrors.push(err358);
}
errors++;
}
}
if(data.data !== undefined){
let data184 = data.data;
if(data184 && typeof data184 == "object" && !Array.isArray(data184)){
if(data184.bundleId === undefined){
const err359 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err359];
}
else {
vErrors.push(err359);
}
errors++;
}
if(data184.name === undefined){
const err360 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err360];
}
else {
vErrors.push(err360);
}
errors++;
}
if(data184.templateIds === undefined){
const err361 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err361];
}
else {
vErrors.push(err361);
}
errors++;
}
if(data184.markets === undefined){
const err362 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err362];
}
else {
vErrors.push(err362);
}
errors++;
}
if(data184.why === undefined){
const err363 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "why"},message:"must have required property '"+"why"+"'"};
if(vErrors === null){
vErrors = [err363];
}
else {
vErrors.push(err363);
}
errors++;
}
if(data184.by === undefined){
const err364 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err364];
}
else {
vErrors.push(err364);
}
errors++;
}
if(data184.bundleId !== undefined){
if(typeof data184.bundleId !== "string"){
const err365 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err365];
}
else {
vErrors.push(err365);
}
errors++;
}
}
if(data184.name !== undefined){
if(typeof data184.name !== "string"){
const err366 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err366];
}
else {
vErrors.push(err366);
}
errors++;
}
}
if(data184.templateIds !== undefined){
let data187 = data184.templateIds;
if(Array.isArray(data187)){
const len12 = data187.length;
for(let i12=0; i12<len12; i12++){
if(typeof data187[i12] !== "string"){
const err367 = {instancePath:instancePath+"/data/templateIds/" + i12,schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err367];
}
else {
vErrors.push(err367);
}
errors++;
}
}
}
else {
const err368 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err368];
}
else {
vErrors.push(err368);
}
errors++;
}
}
if(data184.markets !== undefined){
let data189 = data184.markets;
if(Array.isArray(data189)){
const len13 = data189.length;
for(let i13=0; i13<len13; i13++){
if(typeof data189[i13] !== "string"){
const err369 = {instancePath:instancePath+"/data/markets/" + i13,schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err369];
}
else {
vErrors.push(err369);
}
errors++;
}
}
}
else {
const err370 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err370];
}
else {
vErrors.push(err370);
}
errors++;
}
}
if(data184.why !== undefined){
if(typeof data184.why !== "string"){
const err371 = {instancePath:instancePath+"/data/why",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/why/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err371];
}
else {
vErrors.push(err371);
}
errors++;
}
}
if(data184.template !== undefined){
if(typeof data184.template !== "string"){
const err372 = {instancePath:instancePath+"/data/template",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err372];
}
else {
vErrors.push(err372);
}
errors++;
}
}
if(data184.publishAt !== undefined){
if(typeof data184.publishAt !== "string"){
const err373 = {instancePath:instancePath+"/data/publishAt",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/publishAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err373];
}
else {
vErrors.push(err373);
}
errors++;
}
}
if(data184.by !== undefined){
if(typeof data184.by !== "string"){
const err374 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err374];
}
else {
vErrors.push(err374);
}
errors++;
}
}
}
else {
const err375 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleScheduleFailedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err375];
}
else {
vErrors.push(err375);
}
errors++;
}
}
}
else {
const err376 = {instancePath,schemaPath:"#/$defs/bundleScheduleFailedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err376];
}
else {
vErrors.push(err376);
}
errors++;
}
var _valid0 = _errs399 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 18];
}
else {
if(_valid0){
valid0 = true;
passing0 = 18;
}
const _errs427 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err377 = {instancePath,schemaPath:"#/$defs/bundlePublishedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err377];
}
else {
vErrors.push(err377);
}
errors++;
}
if(data.timestamp === undefined){
const err378 = {instancePath,schemaPath:"#/$defs/bundlePublishedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err378];
}
else {
vErrors.push(err378);
}
errors++;
}
if(data.data === undefined){
const err379 = {instancePath,schemaPath:"#/$defs/bundlePublishedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err379];
}
else {
vErrors.push(err379);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.published")){
const err380 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundlePublishedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema31.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err380];
}
else {
vErrors.push(err380);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err381 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundlePublishedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err381];
}
else {
vErrors.push(err381);
}
errors++;
}
}
if(data.data !== undefined){
let data197 = data.data;
if(data197 && typeof data197 == "object" && !Array.isArray(data197)){
if(data197.bundleId === undefined){
const err382 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err382];
}
else {
vErrors.push(err382);
}
errors++;
}
if(data197.name === undefined){
const err383 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err383];
}
else {
vErrors.push(err383);
}
errors++;
}
if(data197.templateIds === undefined){
const err384 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err384];
}
else {
vErrors.push(err384);
}
errors++;
}
if(data197.markets === undefined){
const err385 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err385];
}
else {
vErrors.push(err385);
}
errors++;
}
if(data197.sha256 === undefined){
const err386 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "sha256"},message:"must have required property '"+"sha256"+"'"};
if(vErrors === null){
vErrors = [err386];
}
else {
vErrors.push(err386);
}
errors++;
}
if(data197.reason === undefined){
const err387 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err387];
}
else {
vErrors.push(err387);
}
errors++;
}
if(data197.by === undefined){
const err388 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err388];
}
else {
vErrors.push(err388);
}
errors++;
}
if(data197.bundleId !== undefined){
if(typeof data197.bundleId !== "string"){
const err389 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err389];
}
else {
vErrors.push(err389);
}
errors++;
}
}
if(data197.name !== undefined){
if(typeof data197.name !== "string"){
const err390 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err390];
}
else {
vErrors.push(err390);
}
errors++;
}
}
if(data197.templateIds !== undefined){
let data200 = data197.templateIds;
if(Array.isArray(data200)){
const len14 = data200.length;
for(let i14=0; i14<len14; i14++){
if(typeof data200[i14] !== "string"){
const err391 = {instancePath:instancePath+"/data/templateIds/" + i14,schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err391];
}
else {
vErrors.push(err391);
}
errors++;
}
}
}
else {
const err392 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err392];
}
else {
vErrors.push(err392);
}
errors++;
}
}
if(data197.markets !== undefined){
let data202 = data197.markets;
if(Array.isArray(data202)){
const len15 = data202.length;
for(let i15=0; i15<len15; i15++){
if(typeof data202[i15] !== "string"){
const err393 = {instancePath:instancePath+"/data/markets/" + i15,schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err393];
}
else {
vErrors.push(err393);
}
errors++;
}
}
}
else {
const err394 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err394];
}
else {
vErrors.push(err394);
}
errors++;
}
}
if(data197.sha256 !== undefined){
if(typeof data197.sha256 !== "string"){
const err395 = {instancePath:instancePath+"/data/sha256",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/sha256/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err395];
}
else {
vErrors.push(err395);
}
errors++;
}
}
if(data197.reason !== undefined){
if(typeof data197.reason !== "string"){
const err396 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err396];
}
else {
vErrors.push(err396);
}
errors++;
}
}
if(data197.by !== undefined){
if(typeof data197.by !== "string"){
const err397 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err397];
}
else {
vErrors.push(err397);
}
errors++;
}
}
}
else {
const err398 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundlePublishedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err398];
}
else {
vErrors.push(err398);
}
errors++;
}
}
}
else {
const err399 = {instancePath,schemaPath:"#/$defs/bundlePublishedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err399];
}
else {
vErrors.push(err399);
}
errors++;
}
var _valid0 = _errs427 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 19];
}
else {
if(_valid0){
valid0 = true;
passing0 = 19;
}
const _errs453 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err400 = {instancePath,schemaPath:"#/$defs/bundleRolledBackEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err400];
}
else {
vErrors.push(err400);
}
errors++;
}
if(data.timestamp === undefined){
const err401 = {instancePath,schemaPath:"#/$defs/bundleRolledBackEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err401];
}
else {
vErrors.push(err401);
}
errors++;
}
if(data.data === undefined){
const err402 = {instancePath,schemaPath:"#/$defs/bundleRolledBackEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err402];
}
else {
vErrors.push(err402);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "bundle.rolledBack")){
const err403 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/bundleRolledBackEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema32.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err403];
}
else {
vErrors.push(err403);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err404 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/bundleRolledBackEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err404];
}
else {
vErrors.push(err404);
}
errors++;
}
}
if(data.data !== undefined){
let data209 = data.data;
if(data209 && typeof data209 == "object" && !Array.isArray(data209)){
if(data209.bundleId === undefined){
const err405 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "bundleId"},message:"must have required property '"+"bundleId"+"'"};
if(vErrors === null){
vErrors = [err405];
}
else {
vErrors.push(err405);
}
errors++;
}
if(data209.name === undefined){
const err406 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err406];
}
else {
vErrors.push(err406);
}
errors++;
}
if(data209.templateIds === undefined){
const err407 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateIds"},message:"must have required property '"+"templateIds"+"'"};
if(vErrors === null){
vErrors = [err407];
}
else {
vErrors.push(err407);
}
errors++;
}
if(data209.markets === undefined){
const err408 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "markets"},message:"must have required property '"+"markets"+"'"};
if(vErrors === null){
vErrors = [err408];
}
else {
vErrors.push(err408);
}
errors++;
}
if(data209.reason === undefined){
const err409 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err409];
}
else {
vErrors.push(err409);
}
errors++;
}
if(data209.by === undefined){
const err410 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err410];
}
else {
vErrors.push(err410);
}
errors++;
}
if(data209.bundleId !== undefined){
if(typeof data209.bundleId !== "string"){
const err411 = {instancePath:instancePath+"/data/bundleId",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/properties/bundleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err411];
}
else {
vErrors.push(err411);
}
errors++;
}
}
if(data209.name !== undefined){
if(typeof data209.name !== "string"){
const err412 = {instancePath:instancePath+"/data/name",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err412];
}
else {
vErrors.push(err412);
}
errors++;
}
}
if(data209.templateIds !== undefined){
let data212 = data209.templateIds;
if(Array.isArray(data212)){
const len16 = data212.length;
for(let i16=0; i16<len16; i16++){
if(typeof data212[i16] !== "string"){
const err413 = {instancePath:instancePath+"/data/templateIds/" + i16,schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/properties/templateIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err413];
}
else {
vErrors.push(err413);
}
errors++;
}
}
}
else {
const err414 = {instancePath:instancePath+"/data/templateIds",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/properties/templateIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err414];
}
else {
vErrors.push(err414);
}
errors++;
}
}
if(data209.markets !== undefined){
let data214 = data209.markets;
if(Array.isArray(data214)){
const len17 = data214.length;
for(let i17=0; i17<len17; i17++){
if(typeof data214[i17] !== "string"){
const err415 = {instancePath:instancePath+"/data/markets/" + i17,schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/properties/markets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err415];
}
else {
vErrors.push(err415);
}
errors++;
}
}
}
else {
const err416 = {instancePath:instancePath+"/data/markets",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/properties/markets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err416];
}
else {
vErrors.push(err416);
}
errors++;
}
}
if(data209.reason !== undefined){
if(typeof data209.reason !== "string"){
const err417 = {instancePath:instancePath+"/data/reason",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err417];
}
else {
vErrors.push(err417);
}
errors++;
}
}
if(data209.by !== undefined){
if(typeof data209.by !== "string"){
const err418 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err418];
}
else {
vErrors.push(err418);
}
errors++;
}
}
}
else {
const err419 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/bundleRolledBackEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err419];
}
else {
vErrors.push(err419);
}
errors++;
}
}
}
else {
const err420 = {instancePath,schemaPath:"#/$defs/bundleRolledBackEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err420];
}
else {
vErrors.push(err420);
}
errors++;
}
var _valid0 = _errs453 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 20];
}
else {
if(_valid0){
valid0 = true;
passing0 = 20;
}
const _errs477 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err421 = {instancePath,schemaPath:"#/$defs/blockFaultedEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err421];
}
else {
vErrors.push(err421);
}
errors++;
}
if(data.timestamp === undefined){
const err422 = {instancePath,schemaPath:"#/$defs/blockFaultedEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err422];
}
else {
vErrors.push(err422);
}
errors++;
}
if(data.data === undefined){
const err423 = {instancePath,schemaPath:"#/$defs/blockFaultedEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err423];
}
else {
vErrors.push(err423);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "block.faulted")){
const err424 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/blockFaultedEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err424];
}
else {
vErrors.push(err424);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err425 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/blockFaultedEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err425];
}
else {
vErrors.push(err425);
}
errors++;
}
}
if(data.data !== undefined){
let data220 = data.data;
if(data220 && typeof data220 == "object" && !Array.isArray(data220)){
if(data220.templateId === undefined){
const err426 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "templateId"},message:"must have required property '"+"templateId"+"'"};
if(vErrors === null){
vErrors = [err426];
}
else {
vErrors.push(err426);
}
errors++;
}
if(data220.market === undefined){
const err427 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "market"},message:"must have required property '"+"market"+"'"};
if(vErrors === null){
vErrors = [err427];
}
else {
vErrors.push(err427);
}
errors++;
}
if(data220.blockId === undefined){
const err428 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "blockId"},message:"must have required property '"+"blockId"+"'"};
if(vErrors === null){
vErrors = [err428];
}
else {
vErrors.push(err428);
}
errors++;
}
if(data220.blockType === undefined){
const err429 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "blockType"},message:"must have required property '"+"blockType"+"'"};
if(vErrors === null){
vErrors = [err429];
}
else {
vErrors.push(err429);
}
errors++;
}
if(data220.fault === undefined){
const err430 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "fault"},message:"must have required property '"+"fault"+"'"};
if(vErrors === null){
vErrors = [err430];
}
else {
vErrors.push(err430);
}
errors++;
}
if(data220.revision === undefined){
const err431 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "revision"},message:"must have required property '"+"revision"+"'"};
if(vErrors === null){
vErrors = [err431];
}
else {
vErrors.push(err431);
}
errors++;
}
if(data220.count === undefined){
const err432 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err432];
}
else {
vErrors.push(err432);
}
errors++;
}
if(data220.templateId !== undefined){
if(typeof data220.templateId !== "string"){
const err433 = {instancePath:instancePath+"/data/templateId",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/templateId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err433];
}
else {
vErrors.push(err433);
}
errors++;
}
}
if(data220.market !== undefined){
if(typeof data220.market !== "string"){
const err434 = {instancePath:instancePath+"/data/market",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/market/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err434];
}
else {
vErrors.push(err434);
}
errors++;
}
}
if(data220.blockId !== undefined){
if(typeof data220.blockId !== "string"){
const err435 = {instancePath:instancePath+"/data/blockId",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/blockId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err435];
}
else {
vErrors.push(err435);
}
errors++;
}
}
if(data220.blockType !== undefined){
if(typeof data220.blockType !== "string"){
const err436 = {instancePath:instancePath+"/data/blockType",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/blockType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err436];
}
else {
vErrors.push(err436);
}
errors++;
}
}
if(data220.fault !== undefined){
if(typeof data220.fault !== "string"){
const err437 = {instancePath:instancePath+"/data/fault",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/fault/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err437];
}
else {
vErrors.push(err437);
}
errors++;
}
}
if(data220.revision !== undefined){
if(typeof data220.revision !== "string"){
const err438 = {instancePath:instancePath+"/data/revision",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/revision/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err438];
}
else {
vErrors.push(err438);
}
errors++;
}
}
if(data220.count !== undefined){
let data227 = data220.count;
if(!(((typeof data227 == "number") && (!(data227 % 1) && !isNaN(data227))) && (isFinite(data227)))){
const err439 = {instancePath:instancePath+"/data/count",schemaPath:"#/$defs/blockFaultedEvent/properties/data/properties/count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err439];
}
else {
vErrors.push(err439);
}
errors++;
}
}
}
else {
const err440 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/blockFaultedEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err440];
}
else {
vErrors.push(err440);
}
errors++;
}
}
}
else {
const err441 = {instancePath,schemaPath:"#/$defs/blockFaultedEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err441];
}
else {
vErrors.push(err441);
}
errors++;
}
var _valid0 = _errs477 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 21];
}
else {
if(_valid0){
valid0 = true;
passing0 = 21;
}
const _errs499 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err442 = {instancePath,schemaPath:"#/$defs/webhookTestEvent/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err442];
}
else {
vErrors.push(err442);
}
errors++;
}
if(data.timestamp === undefined){
const err443 = {instancePath,schemaPath:"#/$defs/webhookTestEvent/required",keyword:"required",params:{missingProperty: "timestamp"},message:"must have required property '"+"timestamp"+"'"};
if(vErrors === null){
vErrors = [err443];
}
else {
vErrors.push(err443);
}
errors++;
}
if(data.data === undefined){
const err444 = {instancePath,schemaPath:"#/$defs/webhookTestEvent/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err444];
}
else {
vErrors.push(err444);
}
errors++;
}
if(data.type !== undefined){
if(!(data.type === "webhook.test")){
const err445 = {instancePath:instancePath+"/type",schemaPath:"#/$defs/webhookTestEvent/properties/type/enum",keyword:"enum",params:{allowedValues: schema34.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err445];
}
else {
vErrors.push(err445);
}
errors++;
}
}
if(data.timestamp !== undefined){
if(typeof data.timestamp !== "string"){
const err446 = {instancePath:instancePath+"/timestamp",schemaPath:"#/$defs/webhookTestEvent/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err446];
}
else {
vErrors.push(err446);
}
errors++;
}
}
if(data.data !== undefined){
let data230 = data.data;
if(data230 && typeof data230 == "object" && !Array.isArray(data230)){
if(data230.by === undefined){
const err447 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/webhookTestEvent/properties/data/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err447];
}
else {
vErrors.push(err447);
}
errors++;
}
if(data230.by !== undefined){
if(typeof data230.by !== "string"){
const err448 = {instancePath:instancePath+"/data/by",schemaPath:"#/$defs/webhookTestEvent/properties/data/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err448];
}
else {
vErrors.push(err448);
}
errors++;
}
}
}
else {
const err449 = {instancePath:instancePath+"/data",schemaPath:"#/$defs/webhookTestEvent/properties/data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err449];
}
else {
vErrors.push(err449);
}
errors++;
}
}
}
else {
const err450 = {instancePath,schemaPath:"#/$defs/webhookTestEvent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err450];
}
else {
vErrors.push(err450);
}
errors++;
}
var _valid0 = _errs499 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 22];
}
else {
if(_valid0){
valid0 = true;
passing0 = 22;
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
const err451 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err451];
}
else {
vErrors.push(err451);
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

