import type { Project, Shipment, ShipmentEdit, ShipmentValues } from "@tsumugi/contract";
import { isApiError, useEditShipments, useExportShipmentSlips, useShipments } from "@tsumugi/hooks";
import { ShipmentPanel, ShipmentsPanel } from "@tsumugi/patterns";
import { toast } from "@tsumugi/ui";
import { useState } from "react";
import { fullMessageOf } from "../../shared/errors.ts";
import { usePermissions } from "../../shared/usePermissions.ts";
import { useUrlState } from "../../shared/useUrlState.ts";

/** `?shipping=all`, or the creator whose parcel is open. */
const ALL = "all";

export interface ProjectShippingProps {
  readonly project: Project;
  /** Chosen when all parcels are opened. */
  readonly chosenUids?: readonly string[];
}

/** 発送 of the project, as the address says. Names and addresses stand in it, so viewers have none. */
export function ProjectShipping({ project, chosenUids }: ProjectShippingProps) {
  const url = useUrlState();
  const open = url.get("shipping");
  const [isFromList, setFromList] = useState(false);
  const { canWrite } = usePermissions();
  if (open === "" || !canWrite || !project.product_shipping) return null;
  return (
    <>
      {/* Under one parcel the list keeps what was chosen and pasted. */}
      {(open === ALL || isFromList) && (
        <Shipments
          open={open === ALL}
          project={project}
          chosenUids={chosenUids}
          onOpen={(uid) => {
            setFromList(true);
            url.set({ shipping: uid }, { push: true });
          }}
          onClose={() => url.set({ shipping: null })}
        />
      )}
      {open !== ALL && (
        <OneShipment
          project={project}
          uid={open}
          onClose={() => url.set({ shipping: isFromList ? ALL : null })}
        />
      )}
    </>
  );
}

const staleOf = (error: unknown): Shipment[] =>
  isApiError(error) && error.code === "stale_version"
    ? ((error.current as { items?: Shipment[] } | undefined)?.items ?? [])
    : [];

interface ShipmentsProps extends ProjectShippingProps {
  readonly open: boolean;
  readonly onOpen: (creatorUid: string) => void;
  readonly onClose: () => void;
}

function Shipments({ open, project, chosenUids, onOpen, onClose }: ShipmentsProps) {
  const list = useShipments(project.uid, { limit: 200 });
  const { editShipments, isSubmitting, error } = useEditShipments();
  const labels = useExportShipmentSlips();
  const { hasFeature } = usePermissions();
  const edit = async (edits: ShipmentEdit[]) => {
    try {
      await editShipments(project.uid, edits);
      toast.success(`${edits.length}名の発送を更新しました`);
      return true;
    } catch {
      await list.refresh();
      return false;
    }
  };
  const exportLabels = (creator_uids: string[], encoding: "utf-8" | "shift_jis") =>
    labels.exportShipmentSlips(project.uid, { creator_uids, encoding }).catch(() => undefined);
  const problem = error ?? labels.error ?? list.error;
  return (
    <ShipmentsPanel
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      shipments={list.shipments}
      chosenUids={chosenUids}
      total={list.total}
      loading={list.isLoading}
      saveLoading={isSubmitting}
      error={problem && fullMessageOf(problem)}
      onLoadMore={list.hasMore ? list.loadMore : undefined}
      loadingMore={list.isLoadingMore}
      onOpen={onOpen}
      onEdit={edit}
      onExport={hasFeature("csv_export") ? (uids, encoding) => void exportLabels(uids, encoding) : undefined}
    />
  );
}

interface OneShipmentProps {
  readonly project: Project;
  readonly uid: string;
  readonly onClose: () => void;
}

function OneShipment({ project, uid, onClose }: OneShipmentProps) {
  const list = useShipments(project.uid, { creator: [uid], limit: 1 });
  const { editShipments, isSubmitting, error } = useEditShipments();
  const shipment = list.shipments[0];
  const save = async (edit: { set: ShipmentValues; was: ShipmentValues }) => {
    try {
      await editShipments(project.uid, [{ creator_uid: uid, ...edit }]);
      toast.success("発送を保存しました");
      onClose();
    } catch {
      // Shown in the panel, with everything typed still there.
    }
  };
  const fields = Object.fromEntries(
    Object.entries(error?.fields ?? {}).map(([path, message]) => [
      path.replace(/^edits\.0\.set\./, "").split(".")[0],
      message,
    ]),
  );
  const problem = error ?? list.error;
  const gone = !list.isLoading && !shipment && !problem;
  return (
    <ShipmentPanel
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      name={shipment?.display_name ?? "クリエイター"}
      shipment={shipment}
      overtaken={staleOf(error)[0]}
      loading={isSubmitting}
      error={gone ? "この案件にいないクリエイターです。" : problem && fullMessageOf(problem)}
      fields={fields}
      onSave={(edit) => void save(edit)}
    />
  );
}
