import { type JobPhase, type ProjectCreator, phaseOf, shipmentStatusLabels } from "@tsumugi/contract";
import { type DataTableColumn, Missing, PlainButton } from "@tsumugi/ui";
import { NearDay } from "../shared/NearDay.tsx";
import { ShipmentBadge, Tracking } from "./ShipmentBadge/ShipmentBadge.tsx";

const before: readonly JobPhase[] = ["selection", "approach", "out"];

export interface ShipmentColumnsOptions {
  /** Opens 発送 of the row; absent: the step is shown only. */
  onOpen?: ((row: ProjectCreator) => void) | undefined;
}

/** Columns of a project that sends a product: step, number, days. */
export function shipmentColumns({ onOpen }: ShipmentColumnsOptions = {}): DataTableColumn<ProjectCreator>[] {
  const day = (on: string | null | undefined) => (on ? <NearDay on={on} /> : <Missing label="未定" />);
  const isMeant = ({ shipment, job_status }: ProjectCreator) =>
    // Before the work is agreed on there is nothing to arrange.
    shipment !== null && !(shipment.status === "unarranged" && before.includes(phaseOf(job_status)));
  return [
    {
      key: "shipment",
      header: "発送",
      width: 132,
      title: ({ shipment }) => (shipment ? `${shipment.item} ×${shipment.quantity}` : undefined),
      text: (row) => (row.shipment && isMeant(row) ? shipmentStatusLabels[row.shipment.status] : ""),
      cell: ({ shipment, ...row }) => {
        if (!shipment || !isMeant({ ...row, shipment })) return <Missing />;
        const badge = <ShipmentBadge status={shipment.status} />;
        // The step stands in the name, too: without it nobody heard it, or could say what to press.
        const step = shipmentStatusLabels[shipment.status];
        return onOpen ? (
          <PlainButton
            look="status"
            aria-label={`${row.display_name}の発送: ${step}（開く）`}
            onClick={() => onOpen({ ...row, shipment })}
          >
            {badge}
          </PlainButton>
        ) : (
          badge
        );
      },
    },
    {
      key: "tracking",
      header: "送り状番号",
      width: 210,
      text: ({ shipment }) => shipment?.tracking_number ?? "",
      cell: ({ shipment }) =>
        shipment?.tracking_number ? (
          <Tracking carrier={shipment.carrier} number={shipment.tracking_number} />
        ) : (
          <Missing label="番号なし" />
        ),
    },
    {
      key: "sent_on",
      header: "発送日",
      width: 96,
      text: ({ shipment }) => shipment?.sent_on ?? "",
      cell: ({ shipment }) => day(shipment?.sent_on),
    },
    {
      key: "arrived_on",
      header: "到着日",
      width: 96,
      text: ({ shipment }) => shipment?.arrived_on ?? "",
      cell: ({ shipment }) => day(shipment?.arrived_on),
    },
  ];
}
