import { useCompanies, useCompany } from "@tsumugi/hooks";
import { Breadcrumbs, Card, Combobox, FormField, PageHeader, Stack } from "@tsumugi/ui";
import { useState } from "react";
import { paths } from "../../paths.ts";
import { NewEdition } from "../../payment-notices/NewEdition.tsx";
import { NewNotice } from "../../payment-notices/NewNotice.tsx";
import { useCopiedNotice } from "../../payment-notices/useCopiedNotice.ts";
import { useNavigate } from "../../routing/address.ts";
import { Link } from "../../routing/Link.tsx";
import { companyOptions } from "../../shared/companyNames.ts";
import { messageOf } from "../../shared/errors.ts";
import { usePageTitle } from "../../shared/usePageTitle.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

const { getHref } = paths.adminPaymentNotices;

/** The operator's notice: for which company, then its lines; or the next edition of a disputed one. */
export function AdminNewNotice() {
  const url = useUrlState();
  const navigate = useNavigate();
  const replaces = url.get("replaces");
  const title = replaces ? "支払通知書の新しい版" : "企業への支払通知書の作成";
  usePageTitle(`${title}・運営`);
  const open = ({ uid }: { readonly uid: string }) => navigate(getHref({ notice: uid }));
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={
          <Breadcrumbs
            items={[
              <Link key="list" to={getHref()}>
                支払通知書・運営
              </Link>,
              "作成",
            ]}
          />
        }
      />
      {replaces ? (
        <NewEdition
          replaces={replaces}
          onMade={open}
          onCancel={() => navigate(getHref({ notice: replaces }))}
        />
      ) : (
        <ForCompany onMade={open} />
      )}
    </>
  );
}

function ForCompany({ onMade }: { readonly onMade: (made: { readonly uid: string }) => void }) {
  const url = useUrlState();
  const navigate = useNavigate();
  const [keyword, setKeyword] = useState("");
  const list = useCompanies({ keyword: keyword || undefined, limit: 20 });
  const uid = url.get("of");
  // Whatever is searched for meanwhile, what is written for this one stays.
  const { company } = useCompany(uid || null);
  const { initial, isReading } = useCopiedNotice(url.get("from"));
  return (
    <Stack>
      <Card title="どの企業に支払いますか？">
        <FormField label="支払先の企業" requirement="required">
          <Combobox
            width="md"
            options={companyOptions(list.companies)}
            value={uid || null}
            {...(company && { valueLabel: company.name })}
            onValueChange={(next) => url.set({ of: next, from: null })}
            onSearch={setKeyword}
            loading={list.isLoading || list.isRefreshing}
            error={list.error && messageOf(list.error)}
            onRetry={() => void list.refresh()}
          />
        </FormField>
      </Card>
      {uid && company && !isReading && (
        <NewNotice
          key={uid}
          {...(initial && { initial })}
          payee={{
            uid,
            name: company.name,
            image: null,
            entity_type: "corporation",
            invoice_registration_number: null,
            withholding_default: false,
          }}
          bodyOf={({ project_uid: _, ...draft }) => ({ company_uid: uid, ...draft })}
          onMade={onMade}
          onCancel={() => navigate(getHref())}
        />
      )}
    </Stack>
  );
}
