import { styled } from "styled-components";
import { Banner } from "../../../components/Banner/Banner.tsx";
import { Card } from "../../../components/Card/Card.tsx";
import { ImportCounts, type ImportCountsLook } from "../ImportCounts/ImportCounts.tsx";
import { type ImportErrorLook, ImportErrors } from "../ImportErrors/ImportErrors.tsx";

const Root = styled.div`
  display: grid; gap: 16px; min-width: 0;
`;

export interface CsvDryRunStepProps {
  counts: ImportCountsLook;
  errors: readonly ImportErrorLook[];
  fieldLabel?: (field: string) => string;
}

/** Third step: what would happen. Nothing has been written yet. */
export function CsvDryRunStep({ counts, errors, fieldLabel }: CsvDryRunStepProps) {
  const written = counts.created + counts.updated;
  return (
    <Root>
      <ImportCounts counts={counts} />
      {written === 0 ? (
        <Banner tone="warning">
          取り込める行がありません。エラーを直すか、列の対応付けを見直してください。
        </Banner>
      ) : (
        <Banner tone={counts.failed > 0 ? "warning" : "info"}>
          {counts.failed > 0
            ? "エラーの行を除いて取り込みます。エラーの行は、理由を付けたファイルで受け取って後から取り込めます。"
            : "まだ何も書き込んでいません。件数を確かめて「取り込む」を押してください。"}
        </Banner>
      )}
      {errors.length > 0 && (
        <Card title="エラーの行" flush>
          <ImportErrors errors={errors} fieldLabel={fieldLabel} />
        </Card>
      )}
    </Root>
  );
}
