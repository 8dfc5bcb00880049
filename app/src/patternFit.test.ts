import * as contract from "@tsumugi/contract";
import type { Comment } from "@tsumugi/hooks";
import { buildManagedCreator, buildOpenCreator, buildPaymentNotice } from "@tsumugi/mocks";
import type * as look from "@tsumugi/patterns";
import { connectRows, mergeRows, noticeStatusCodes, noticeStatusLook } from "@tsumugi/patterns";
import { describe, expect, expectTypeOf, it } from "vitest";

type BulkItem = contract.ResponseOf<typeof contract.bulkCreateFromOpenCreators>["items"][number];

/** The patterns declare the few fields that they draw: what the API answers must fit as it is. */
describe("what the API answers", () => {
  it("fits what the creator search draws", () => {
    expectTypeOf<contract.OpenCreator>().toExtend<look.OpenCreatorLook>();
    expectTypeOf<contract.OpenCreatorDetail>().toExtend<look.OpenCreatorDetailLook>();
    expectTypeOf<BulkItem>().toExtend<look.AddResultLook>();
    expectTypeOf<contract.ManagedCreator>().toExtend<look.CreatorRecordLook>();
    expectTypeOf<contract.TimelineEntry>().toExtend<look.TimelineEntryLook>();
    expectTypeOf<contract.ReplyLink>().toExtend<look.ReplyLinkLook>();
    const record = buildManagedCreator({}, 1);
    expect(mergeRows(record, record).map(({ left }) => left)).toContain(record.email);
    expect(connectRows(record, buildOpenCreator({}, 1))[0]).toMatchObject({ left: record.display_name });
  });

  it("fits what the payment notices draw", () => {
    expectTypeOf<contract.PaymentNotice>().toExtend<look.NoticeLook>();
    expectTypeOf<contract.PaymentNotice["history"][number]>().toExtend<look.NoticeHistoryLook>();
    expectTypeOf<contract.PaymentNoticeList["totals"]>().toExtend<look.NoticeTotalsLook>();
    expectTypeOf<contract.NoticeTotals>().toExtend<look.NoticeAmountsLook>();
    expectTypeOf<contract.NoticeStatusMove>().toExtend<look.NoticeMoveLook>();
    const { lines } = buildPaymentNotice({}, 1);
    expect(contract.noticeTotals(lines, "floor").payable).toBeGreaterThan(0);
  });

  it("fits what companies, members, invitations and support rooms draw", () => {
    expectTypeOf<contract.Company>().toExtend<look.CompanyRowLook>();
    expectTypeOf<contract.CompanyMembers["items"][number]>().toExtend<look.CompanyMemberLook>();
    expectTypeOf<contract.Colleague>().toExtend<look.ColleagueLook>();
    expectTypeOf<contract.PendingInvitation>().toExtend<look.PendingInvitationLook>();
    expectTypeOf<contract.CompanyUserList["seats"]>().toExtend<look.SeatsLook>();
    expectTypeOf<contract.Invitation>().toExtend<look.InvitationLook>();
    expectTypeOf<contract.SupportChatRoomResponse>().toExtend<look.SupportRoomLook>();
    expectTypeOf<contract.SupportCreator>().toExtend<look.SupportCreatorLook>();
    expectTypeOf<look.CompanySignUpValues>().toExtend<contract.SignupCompanyBody>();
  });

  it("fits what a thread draws, as the hooks hold it: whether a comment was sent is said by its own state", () => {
    expectTypeOf<Comment>().toExtend<look.CommentLook>();
    expectTypeOf<Omit<Comment, "state">>().not.toExtend<look.CommentLook>();
  });

  it("calls a notice's status by the contract's word, in the same order", () => {
    expect(noticeStatusCodes).toEqual(contract.noticeStatuses);
    expect(noticeStatusCodes.map((code) => noticeStatusLook(code).label)).toEqual(
      contract.noticeStatuses.map((status) => contract.noticeStatusLabels[status]),
    );
  });
});
