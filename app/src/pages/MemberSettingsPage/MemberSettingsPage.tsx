import { type Colleague, roleLabels, roles } from "@tsumugi/contract";
import { useCompanyUsers, useCurrentUser } from "@tsumugi/hooks";
import { MemberTable, SeatsMeter, SettingsFrame } from "@tsumugi/patterns";
import {
  Badge,
  Button,
  Card,
  EmptyState,
  PageHeader,
  SearchField,
  Select,
  Stack,
  Toolbar,
} from "@tsumugi/ui";
import { useState } from "react";
import { ResetSecondFactor } from "../../members/ResetSecondFactor.tsx";
import { ListBody } from "../../shared/ListBody.tsx";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";
import { ChangeRole } from "./ChangeRole.tsx";
import { InviteMembers } from "./InviteMembers.tsx";
import { PendingInvitations } from "./PendingInvitations.tsx";
import { RemoveMember } from "./RemoveMember.tsx";
import { useMemberRights } from "./useMemberRights.ts";
import { useOpenInvitations } from "./useOpenInvitations.ts";

const roleOptions = roles.map((value) => ({ value, label: roleLabels[value] }));

/** The company's members: who is in, who is invited, how many may still join. */
export function MemberSettingsPage() {
  usePageTitle("メンバー");
  const { currentUser } = useCurrentUser();
  const { canInvite, canRemove, whyNot } = useMemberRights();
  const url = useUrlState();
  const keyword = url.get("keyword");
  const [role] = url.manyOf("role", roles);
  const list = useCompanyUsers({ keyword: keyword || undefined, role });
  const [isInviting, setInviting] = useState(false);
  const [changing, setChanging] = useState<Colleague>();
  const [resetting, setResetting] = useState<Colleague>();
  const [removing, setRemoving] = useState<Colleague>();
  const { companyUsers, pendingInvitations, seats } = list;
  const held = useOpenInvitations(pendingInvitations).length;

  return (
    <SettingsFrame>
      <PageHeader
        title="メンバー"
        lead="この企業でツムギを使う人と、その権限です"
        badges={whyNot && <Badge icon="lock">{whyNot}</Badge>}
        actions={
          canInvite && (
            <Button variant="primary" icon="plus" onClick={() => setInviting(true)}>
              メンバーを招待
            </Button>
          )
        }
      />
      <Stack gap="lg">
        {seats && (
          <Card title="契約の人数">
            <SeatsMeter seats={seats} pendingCount={held} />
          </Card>
        )}
        <PendingInvitations invitations={pendingInvitations} canSend={canInvite} canWithdraw={canRemove} />
        <Card title="メンバー" flush>
          <Toolbar>
            <SearchField
              label="メンバーを検索"
              placeholder="名前・メールアドレス"
              value={keyword}
              onValueChange={(next) => url.set({ keyword: next })}
            />
            <Select
              inline
              aria-label="権限"
              placeholder="権限: すべて"
              options={roleOptions}
              value={role ?? ""}
              onChange={(event) => url.set({ role: event.target.value })}
            />
          </Toolbar>
          <ListBody
            error={list.error}
            hasRows={companyUsers.length > 0}
            onRetry={list.refresh}
            retrying={list.isRefreshing}
          >
            <MemberTable
              members={companyUsers}
              currentUid={currentUser.uid}
              onChangeRole={canInvite ? setChanging : undefined}
              onResetSecondFactor={canRemove ? setResetting : undefined}
              onRemove={canRemove ? setRemoving : undefined}
              loading={list.isLoading || list.isRefreshing}
              empty={
                <EmptyState
                  kind="noMatch"
                  title="条件に合うメンバーはいません"
                  actions={<Button onClick={() => url.set({ keyword: null, role: null })}>条件を消す</Button>}
                />
              }
            />
          </ListBody>
        </Card>
      </Stack>
      {seats && <InviteMembers open={isInviting} seats={seats} onClose={() => setInviting(false)} />}
      {changing && <ChangeRole member={changing} onClose={() => setChanging(undefined)} />}
      {resetting && currentUser.company && (
        <ResetSecondFactor
          companyUid={currentUser.company.uid}
          member={resetting}
          onClose={() => setResetting(undefined)}
        />
      )}
      {removing && <RemoveMember member={removing} onClose={() => setRemoving(undefined)} />}
    </SettingsFrame>
  );
}
