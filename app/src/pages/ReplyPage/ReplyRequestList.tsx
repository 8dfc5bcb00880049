import type { ReplyPage } from "@tsumugi/contract";
import { ReplyRequests } from "@tsumugi/patterns";
import { paths } from "../../paths.ts";
import { Link } from "../../routing/Link.tsx";

/** All requests behind the link, each with a way to it. */
export function ReplyRequestList({ page }: { readonly page: ReplyPage }) {
  return (
    <ReplyRequests
      requests={page.requests.map(
        ({ job_request_uid, token, company_name, project_name, job_status, next_deadline }) => {
          const isCurrent = job_request_uid === page.job_request.uid;
          return {
            key: job_request_uid,
            title: isCurrent ? (
              <strong>{project_name}（表示中）</strong>
            ) : (
              <Link to={paths.reply.getHref(token)}>{project_name}</Link>
            ),
            company: company_name,
            status: job_status,
            deadline: next_deadline,
            isCurrent,
          };
        },
      )}
    />
  );
}
