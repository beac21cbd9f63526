import { type CSSProperties, useId, useState } from "react";
import Cropper from "react-easy-crop";
import "react-easy-crop/react-easy-crop.css";
import { type CropArea, cropPicture } from "#app/components/profile-image/crop-picture.ts";
import { Button } from "#app/components/ui/button.tsx";
import { Dialog, DialogFooter } from "#app/components/ui/dialog.tsx";
import { CROP } from "#worker/domain/pictures.schema.ts";

export type CropDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The object URL of the picture that was chosen. */
  src: string;
  onCropped: (file: File) => void;
};

const CENTRE = { x: 0, y: 0 };

/** Load it when a picture was chosen: `LazyCropDialog`. Errors of cropping are only logged (part 2 §8). */
export function CropDialog({ open, onOpenChange, src, onCropped }: CropDialogProps) {
  const [crop, setCrop] = useState(CENTRE);
  const [zoom, setZoom] = useState(CROP.zoom.min);
  const [rotation, setRotation] = useState(CROP.rotation.min);
  const [area, setArea] = useState<CropArea | null>(null);
  const [isBroken, setIsBroken] = useState(false);
  const [isProcessing, setIsProcessing] = useState(false);
  const hintId = useId();

  async function save() {
    if (!area) return;
    setIsProcessing(true);
    try {
      onCropped(await cropPicture(src, area, rotation));
    } catch (error) {
      console.error("The picture could not be cropped", error);
    } finally {
      setIsProcessing(false);
    }
  }

  return (
    <Dialog open={open} onOpenChange={onOpenChange} title="Position Profile Image" size="md">
      <div className="relative min-h-64 flex-1 overflow-hidden rounded-card bg-raised sm:h-80 sm:flex-none">
        {isBroken ? (
          <p role="alert" className="absolute inset-0 grid place-items-center p-6 text-center text-sm text-muted">
            This image cannot be shown. Please choose another one.
          </p>
        ) : (
          <Cropper
            image={src}
            crop={crop}
            zoom={zoom}
            rotation={rotation}
            minZoom={CROP.zoom.min}
            maxZoom={CROP.zoom.max}
            aspect={1}
            cropShape="round"
            showGrid={false}
            keyboardStep={8}
            // Its style sheet is imported: a style tag would stand in the way of a stricter policy.
            disableAutomaticStylesInjection
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onRotationChange={(degrees) => setRotation((Math.round(degrees) + 360) % 360)}
            onCropComplete={(_, pixels) => setArea(pixels)}
            mediaProps={{
              onError: () => {
                console.error("The picture that was chosen could not be shown");
                setIsBroken(true);
              },
            }}
            cropperProps={{ role: "group", "aria-label": "Crop area", "aria-describedby": hintId }}
          />
        )}
      </div>
      <p id={hintId} className="mt-2 text-caption text-muted">
        Drag the picture, or move it with the arrow keys.
      </p>
      <div className="mt-3 mb-4 grid gap-x-6 gap-y-1 sm:grid-cols-2">
        <Slider label="Zoom" value={zoom} {...CROP.zoom} text={`${zoom.toFixed(1)}×`} onChange={setZoom} />
        <Slider label="Rotate" value={rotation} {...CROP.rotation} text={`${rotation}°`} onChange={setRotation} />
      </div>
      <DialogFooter>
        <Button variant="ghost" onClick={() => onOpenChange(false)}>
          Cancel
        </Button>
        <Button variant="primary" pending={isProcessing} pendingText="Processing..." onClick={save}>
          Save
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

function Slider({
  label,
  value,
  min,
  max,
  step,
  text,
  onChange,
}: {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value as it is shown and spoken. */
  text: string;
  onChange: (value: number) => void;
}) {
  const id = useId();
  const part = (value - min) / (max - min);
  // The middle of the thumb runs from its half to the width less its half.
  const style = { "--at": `calc(0.75rem + ${part} * (100% - 1.5rem))`, "--fill": "var(--color-accent)" };
  return (
    <div>
      <div className="mb-1.5 flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <span aria-hidden="true" className="text-sm text-muted tabular-nums">
          {text}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        style={style as CSSProperties}
        className="rating-slider"
      />
    </div>
  );
}
